import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { entryOf } from './protection-reason.ts';
import { numbersOf } from './ticket-numbers.ts';
import type { QuoteInput } from './ticket-quote.ts';
import { fieldsOf, type Ticket } from './ticket-state.ts';

/** What goes with the order, each with its distance from where the order is filled. */
export function ProtectionFacts({ ticket, input }: { ticket: Ticket; input: QuoteInput }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { market } = input;
  const fields = fieldsOf(ticket);
  const typed = numbersOf(ticket, market);
  const { entry } = entryOf(ticket, typed, input);
  const row = (field: 'takeProfit' | 'stopLoss', label: string) => {
    const price = typed[field];
    if (price === null || !fields.includes(field)) return null;
    const basisPoints = entry === null || entry === 0n ? null : ((price - entry) * 10_000n) / entry;
    return (
      <Fact label={label}>
        {numbers.units(price, market.priceDecimals)} {market.quote.code}
        {basisPoints !== null && (
          <small className="block text-2xs font-normal text-text-3">
            {numbers.percent(formatDecimal(basisPoints, 2))}
          </small>
        )}
      </Fact>
    );
  };
  return (
    <>
      {row(
        'takeProfit',
        t(($) => $.trade.takeProfit),
      )}
      {row(
        'stopLoss',
        t(($) => $.trade.stopLoss),
      )}
    </>
  );
}
