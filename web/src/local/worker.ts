/** A worker of the page: the one that has the rooms, or one in which bots think. */
import { think } from "./bots";
import { keepRooms } from "./rooms";

if (self.name === "bots") think();
else keepRooms();
