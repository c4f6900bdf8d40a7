import { grouped } from '../../kit/grouped.ts';
import type { ConsolePart, EntrySentence } from '../part.ts';

/** The minus is the typographic one. */
const size = (decimal: unknown): string => grouped(String(decimal)).replace(/^-/, '−');

const ended =
  (how: string): EntrySentence =>
  ({ option, market, direction, seconds, stake, gained, strike, settlement }) =>
    `Option ${option} on ${market} ${how}: ${direction} for ${seconds} s, ${size(stake)} USDT staked, ` +
    `strike ${size(strike)}, settlement ${size(settlement)}, ${size(gained)} USDT gained`;

/** What the seconds options of a customer came to. */
export const options: ConsolePart = {
  name: 'options',
  title: 'Options',
  timeline: {
    won: ended('won'),
    lost: ended('lost'),
    tied: ended('tied'),
    void: ({ option, market, stake, reason }) =>
      `Option ${option} on ${market} void (${String(reason).replaceAll('_', ' ')}): ${size(stake)} USDT returned`,
  },
};
