const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<() => Promise<unknown>>} */
const cleanups = new Set();
let ending = false;

/** Whether a signal has asked this process to end: nothing new may be started. */
export const isEnding = () => ending;

/**
 * Has something cleaned up before a signal ends this process. Everything that is registered is cleaned up at once, and
 * the process waits for the slowest: several steps may be under way.
 *
 * @param {() => Promise<unknown>} cleanup
 * @returns {() => void} to call when there is nothing to clean up any more
 */
export function beforeEnding(cleanup) {
  if (cleanups.size === 0) for (const signal of signals) process.on(signal, end);
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0 && !ending) for (const signal of signals) process.off(signal, end);
  };
}

function end() {
  if (ending) return;
  ending = true;
  void Promise.allSettled([...cleanups].map((cleanup) => cleanup())).then(() => process.exit(130));
}
