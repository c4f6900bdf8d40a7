let instantMs: number | undefined;

/**
 * Makes it `instant` in this process, in Unix ms, until it is called again: time stands still between two calls. The
 * server lives in the same process, so its history ends, and its orders are dated, the same in every run, however long
 * a run takes.
 */
export function setProcessClock(instant: number): void {
  if (instantMs === undefined) replaceDate();
  instantMs = instant;
}

/** What a server is to take for the time: a clock that is moved by hand has not leapt, so both of its faces agree. */
export const movedClock = { now: () => Date.now(), monotonicMs: () => Date.now() };

const realNow = Date.now;

function replaceDate(): void {
  const stillNow = (): number => instantMs ?? realNow();
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts, newTarget) =>
      Reflect.construct(RealDate, parts.length === 0 ? [stillNow()] : parts, newTarget) as Date,
    get: (RealDate, name, receiver): unknown => (name === 'now' ? stillNow : Reflect.get(RealDate, name, receiver)),
  });
}
