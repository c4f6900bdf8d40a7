/** What beats on until it is closed; `close` waits for the beat under way. */
export interface Pace {
  close(): Promise<void>;
}

/**
 * Calls `beat` at every multiple of `everyMs`, never twice at once: a beat that takes too long lets the ones that it
 * covers fall out. What a beat throws goes to `failed`, and the next one comes.
 */
export function startPace(
  everyMs: number,
  now: () => number,
  beat: (at: number) => Promise<void>,
  failed: (error: unknown) => void,
): Pace {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function arm(): void {
    if (closed) return;
    const at = (Math.floor(now() / everyMs) + 1) * everyMs;
    timer = setTimeout(() => {
      running = beat(at).catch(failed).then(arm);
    }, at - now());
  }

  arm();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
