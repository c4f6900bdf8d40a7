import { expect, test } from 'vitest';
import { Attempt } from './attempt.ts';
import { ApiError } from './http/envelope.ts';

const lost = new ApiError('timeout', { code: 'timeout' });
const refused = new ApiError('refused', { code: 'fiat_limit' }, 200);

/** Sends bodies one after the other, each with its outcome; gives the request ids that they went under. */
async function idsOf(...sent: readonly (readonly [body: string, outcome: ApiError | 'answered'])[]): Promise<string[]> {
  const attempt = new Attempt();
  const ids: string[] = [];
  for (const [body, outcome] of sent) {
    const answer = attempt.send(body, (id) => {
      ids.push(id);
      return outcome === 'answered' ? Promise.resolve(body) : Promise.reject(outcome);
    });
    if (outcome === 'answered') expect(await answer).toBe(body);
    else await expect(answer).rejects.toBe(outcome);
  }
  return ids;
}

test('what nobody knows the outcome of goes under the same request id again', async () => {
  const [first, second, third] = await idsOf(['100', lost], ['100', lost], ['100', 'answered']);
  expect([second, third]).toEqual([first, first]);
});

test.each([
  ['another body', ['100', lost], ['99', 'answered']],
  ['what was refused, changed', ['100', refused], ['99', 'answered']],
  ['what was refused, as it was', ['100', refused], ['100', 'answered']],
  ['what was answered', ['100', 'answered'], ['100', 'answered']],
] as const)('%s goes under another one', async (_, first, second) => {
  expect(new Set(await idsOf(first, second)).size).toBe(2);
});
