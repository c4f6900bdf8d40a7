import { grouped } from '../../kit/grouped.ts';
import type { ConsolePart, EntrySentence } from '../part.ts';

/** The minus is the typographic one. */
const size = (decimal: unknown): string => grouped(String(decimal)).replace(/^-/, '−');

const closed =
  (how: string): EntrySentence =>
  ({ position, market, side, quantity, price, realised, fee, currency }) =>
    `${how} ${size(quantity)} of ${side} position ${position} in ${market} at ${size(price)}: ` +
    `${size(realised)} ${currency}, fee ${size(fee)}`;

/** What opened and closed the positions of a customer in futures, their funding, and what else was changed. */
export const futures: ConsolePart = {
  name: 'futures',
  title: 'Futures',
  timeline: {
    opened: ({ position, market, side, quantity, price, fee }) =>
      `Opened ${size(quantity)} of ${side} position ${position} in ${market} at ${size(price)}, fee ${size(fee)}`,
    order: closed('Closed'),
    liquidation: closed('Liquidated'),
    takeover: closed('Insurance fund took over'),
    deleveraging: closed('Auto-deleveraging closed'),
    unwinding: closed('Unwound'),
    funding: ({ position, market, amount, margin, currency }) =>
      `Funding of position ${position} in ${market}: ${size(amount)} ${currency}` +
      (margin === '0' ? '' : `, ${size(margin)} of it from its margin`),
    margin: ({ position, market, amount, currency }) =>
      String(amount).startsWith('-')
        ? `Took ${size(String(amount).slice(1))} ${currency} from the margin of position ${position} in ${market}`
        : `Added ${size(amount)} ${currency} to the margin of position ${position} in ${market}`,
    mode: ({ market, mode }) => `Set the margin mode of ${market} to ${mode}`,
    quiz: () => 'Passed the quiz on high leverage',
  },
};
