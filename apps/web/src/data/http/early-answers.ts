/** Who needs an answer later than this needs a newer one. */
const newsForMs = 10_000;

interface EarlyAnswer {
  askedAt: number;
  token: string | null;
  answer: Promise<Response>;
}

declare global {
  /** What `public/early.js` has asked for while the app was still on its way, by address. */
  var auricEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** `fetch`, or the answer that is on its way already: each is given once, soon, and only to whom it was asked for. */
export const earlyOrNow: typeof fetch = (asked, init) => {
  const early = typeof asked === 'string' && init?.method === 'GET' ? takeEarly(asked) : undefined;
  const fits = early !== undefined && early.token === new Headers(init?.headers).get('Authorization');
  if (!fits || performance.now() - early.askedAt > newsForMs) return fetch(asked, init);
  // What went wrong before anybody was there deserves another try.
  const answer = early.answer.catch(() => fetch(asked, init));
  return init?.signal ? Promise.race([answer, givenUp(init.signal)]) : answer;
};

/** The early question knows nothing of how long its asker waits. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function takeEarly(url: string): EarlyAnswer | undefined {
  const early = globalThis.auricEarlyAnswers?.get(url);
  globalThis.auricEarlyAnswers?.delete(url);
  return early;
}
