import { timeText } from '../../kit/time-text.ts';
import type { ConsolePart } from '../part.ts';

/** What customers want to lose at most. */
export const lossBudget: ConsolePart = {
  name: 'loss_budget',
  title: 'Loss budget',
  timeline: {
    set: ({ amount, currency, period }) => `Loss budget: ${amount} ${currency} a ${period}`,
    announced: ({ amount, currency, period, until }) =>
      `Asked for a loss budget of ${amount} ${currency} a ${period} from ${timeText(Number(until))} on`,
    used: ({ amount, currency, until }) =>
      `Loss budget used up: lost ${amount} ${currency}, takes no stake until ${timeText(Number(until))}`,
    cool_off: ({ until }) => `Takes no stake until ${timeText(Number(until))}, by choice`,
  },
};
