import { type AssetStatement, billKinds } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';

/** No asset has more decimals; a statement is exact to the last of them. */
const mostDecimals = 18;
const signs = { up: '+', down: '−', flat: '' } as const;

/** One coin over a month: its opening, what changed it by kind, its closing. */
export function StatementCard({ statement }: { statement: AssetStatement }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const { currency_name: code, opening, closing, movements } = statement;
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.plain(text.replace('-', ''), mostDecimals));
  const nameOf = (kind: string) => {
    const known = billKinds.find((each) => each === kind);
    return known === undefined ? t(($) => $.bills.other) : t(($) => $.bills[known]);
  };
  return (
    <section aria-label={code} className="h-full rounded-card border border-line bg-surface-1 p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        <CoinIcon code={code} size={24} />
        {code}
      </h2>
      <Facts className="mt-2">
        <Fact label={t(($) => $.bills.opening)}>{amount(opening)}</Fact>
        {movements.map(({ kind, count, amount: moved }) => (
          <Fact
            key={kind}
            label={
              <>
                {nameOf(kind)} <span className="text-text-3">× {numbers.plain(String(count), 0)}</span>
              </>
            }
          >
            <span className={signOf(moved) === 'up' ? 'text-up' : ''}>
              {signs[signOf(moved)]}
              {amount(moved)}
            </span>
          </Fact>
        ))}
        <Fact label={t(($) => $.bills.closing)} strong>
          {amount(closing)}
        </Fact>
      </Facts>
    </section>
  );
}
