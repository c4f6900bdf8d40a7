import { grouped } from '../../kit/grouped.ts';
import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

/** What moved the balances of a customer. */
export const bills: ConsolePart = {
  name: 'bills',
  title: 'Balances',
  otherEntry:
    (kind) =>
    ({ amount, currency, account, balance_after: after }) =>
      `${spoken(kind)}: ${signed(grouped(String(amount)))} ${currency} in ${account}, then ${grouped(String(after))}`,
};

/** The minus is the typographic one, as wide as the plus. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${amount.slice(1)}` : `+${amount}`;
}
