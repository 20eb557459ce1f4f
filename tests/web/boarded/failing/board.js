export function mount() {
  return {
    update() {
      throw new Error("this board can be shown but once");
    },
  };
}
