import { grouped } from '../../kit/grouped.ts';
import type { ConsolePart, EntrySentence } from '../part.ts';

/** The minus is the typographic one. */
const size = (decimal: unknown): string => grouped(String(decimal)).replace(/^-/, '−');
const spaced = (word: unknown): string => String(word).replaceAll('_', ' ');

const copied =
  (how: string): EntrySentence =>
  ({ follow, lead, market, position, lots }) =>
    `Copy ${position} of lead ${lead} on ${market} ${how}: ${size(lots)} lots, follow ${follow}`;

const share =
  (how: string): EntrySentence =>
  ({ follow, gained, open, due, paid }) =>
    `Profit share ${how}: ${size(paid)} USDT of ${size(due)} due, follow ${follow} with ${size(gained)} gained ` +
    `and ${size(open)} open`;

/** Who leads, who follows, what was copied and what was shared. */
export const copies: ConsolePart = {
  name: 'copies',
  title: 'Copy trading',
  timeline: {
    opened: copied('opened'),
    reduced: copied('reduced'),
    closed: copied('closed'),
    detached: copied('kept as their own'),
    cut: ({ follow, lead, market, position, wanted, lots, reason }) =>
      `Copy ${position} of lead ${lead} on ${market} cut to ${size(lots)} of ${size(wanted)} lots ` +
      `(${spaced(reason)}), follow ${follow}`,
    skipped: ({ follow, lead, market, wanted, reason }) =>
      `Copy of lead ${lead} on ${market} left out (${spaced(reason)}): ${size(wanted)} lots, follow ${follow}`,
    share_paid: share('paid'),
    share_received: share('received'),
    follow_began: ({ follow, lead, share: part }) => `Follows lead ${lead} for a share of ${part}, follow ${follow}`,
    follow_ended: ({ follow, lead, reason, gained, shared }) =>
      `Follows lead ${lead} no more (${spaced(reason)}): ${size(gained)} USDT gained, ${size(shared)} shared, ` +
      `follow ${follow}`,
    leads: () => 'Leads',
    stopped_leading: () => 'Leads no more',
  },
};
