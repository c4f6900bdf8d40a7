import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import { TransportError } from '../../edge/transport-error.ts';
import type { RouteParts } from '../product-row.ts';

/** The right choices, in the order in which the client asks its questions: what decides a liquidation, how near it is, … */
const rightChoices = [2, 3, 2, 1, 3];
const attemptsADay = 10;
const dayMs = 86_400_000;

/** The quiz on high leverage: who has answered all questions rightly may choose it. */
export function quizRoutes({ client, now }: Pick<RouteParts, 'client' | 'now'>): HandlersOf<'lever/quiz'> {
  const attempts = new Attempts();
  return {
    'lever/quiz': async ({ answers, request_id: requestId }, { customer }) => {
      const choices = choicesOf(answers);
      const wait = attempts.take(customer, now());
      if (wait > 0) throw new TransportError('too_many_requests', wait);
      const wrong = rightChoices.flatMap((right, at) => (choices[at] === right ? [] : [at + 1]));
      if (wrong.length > 0) return { passed: false, wrong };
      const command = { type: 'RecordLeverageQuiz', customer } as const;
      await client.submit({ customer, requestId, command, fields: {} });
      return { passed: true, wrong };
    },
  };
}

function choicesOf(answers: string): number[] {
  const choices = /^[1-3](,[1-3])*$/.test(answers) ? answers.split(',').map(Number) : [];
  if (choices.length !== rightChoices.length) throw new Refusal('parameter_error', 'answers');
  return choices;
}

/** How often each customer has tried today: guessing would find the answers. Days are of UTC; with them all is forgotten. */
class Attempts {
  #day = 0;
  readonly #count = new Map<number, number>();

  /** Counts one; gives in how many seconds the next day begins where there were too many, else 0. */
  take(customer: number, at: number): number {
    const day = Math.floor(at / dayMs);
    if (day !== this.#day) this.#count.clear();
    this.#day = day;
    const count = (this.#count.get(customer) ?? 0) + 1;
    if (count > attemptsADay) return Math.ceil(((day + 1) * dayMs - at) / 1_000);
    this.#count.set(customer, count);
    return 0;
  }
}
