/**
 * Lets one tab of this browser do something. `alone` runs `work` unless another tab is at it, and then says false. `whenFree`
 * runs `work` once no tab is at it any more, also because the one that was has been closed.
 */
export interface TabLocks {
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  whenFree(name: string, work: () => void): Promise<void>;
}

/** Where a browser has no locks, every tab is the only one: that what is sent carries its id makes it safe, not quiet. */
const noLocks: TabLocks = {
  alone: async (_name, work) => {
    await work();
    return true;
  },
  whenFree: async (_name, work) => work(),
};

/** By the browser's own locks, which end with the tab that holds them. */
export function tabLocks(locks: LockManager | undefined = globalThis.navigator?.locks): TabLocks {
  if (locks === undefined) return noLocks;
  return {
    alone: (name, work) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
        return lock !== null;
      }),
    whenFree: (name, work) => locks.request(name, work),
  };
}
