/** Tabs: one at a time has the table, because two would play the same match against one another. */

const LOCK = "ludoteca-table";
/** Whether this tab has it. Whoever has it and tries again must not take it from itself. */
let mine = false;

/** Have the table until another tab takes it, which is told; false if another tab has it.
 *
 * Pages over plain HTTP from another machine have no locks: there the store refuses whatever would not fit.
 */
export function hold(force: boolean, lost: () => void): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || mine) return Promise.resolve(true);
  return new Promise((held) => {
    const options = force ? { steal: true } : { ifAvailable: true };
    locks
      .request(LOCK, options, (lock) => {
        mine = lock !== null;
        held(mine);
        // Kept as long as the page is there.
        return lock === null ? undefined : new Promise<void>(() => undefined);
      })
      .catch(() => {
        mine = false;
        lost();
      });
  });
}
