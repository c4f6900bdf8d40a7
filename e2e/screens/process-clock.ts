let aheadMs: number | undefined;

/**
 * Makes it `instant` in this process, in Unix ms; time goes on from there. The server lives in the same process, so the
 * seeded history ends, and the orders are dated, where the pictures of the last run had them.
 */
export function setProcessClock(instant: number): void {
  if (aheadMs === undefined) replaceDate();
  aheadMs = instant - realNow();
}

const realNow = Date.now;

function replaceDate(): void {
  const shiftedNow = (): number => realNow() + (aheadMs ?? 0);
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts, newTarget) =>
      Reflect.construct(RealDate, parts.length === 0 ? [shiftedNow()] : parts, newTarget) as Date,
    get: (RealDate, name, receiver): unknown => (name === 'now' ? shiftedNow : Reflect.get(RealDate, name, receiver)),
  });
}
