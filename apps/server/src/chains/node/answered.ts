import { NodeUnavailable } from './node-unavailable.ts';

/** The longest that anybody waits for a node. */
const answerMs = 10_000;

/**
 * What a node answers, within the deadline. All that goes wrong on the way is `NodeUnavailable` with `said` of it, for a
 * person: nodes' addresses often have a key in them, which must not get into a log.
 */
export async function answered<T>(what: string, ask: () => Promise<T>, deadlineMs = answerMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NodeUnavailable(`No answer to ${what} in time.`)), deadlineMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (error instanceof NodeUnavailable) throw error;
    throw new NodeUnavailable(`No sound answer to ${what}: ${reasonOf(error)}.`, error);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason was given';
  return 'shortMessage' in error && typeof error.shortMessage === 'string' ? error.shortMessage : error.name;
}
