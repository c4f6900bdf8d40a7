import { useTranslation } from 'react-i18next';
import type { CoinProfit } from '../../data/portfolio/coin-profit.ts';
import type { Holding } from '../../data/portfolio/portfolio.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { Approximately } from '../../kit/money/approximately.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';

const shownDecimals = 8;

interface HoldingRowsProps {
  holdings: readonly Holding[];
  nameOf: (currency: number) => string;
  onOpen: (currency: number) => void;
  /** Left out where only a part of each coin is listed. */
  profitOf?: (holding: Holding) => CoinProfit | undefined;
}

/** What the coin would earn if it were sold now. */
function RowProfit({ profit }: { profit: CoinProfit | undefined }) {
  if (profit === undefined || profit.unrealized === null) return null;
  return (
    <span className="block text-xs">
      <ProfitText amount={profit.unrealized} percent={profit.unrealizedPercent} />
    </span>
  );
}

/** Coins with amount, what of it is frozen, and their worth. */
export function HoldingRows({ holdings, nameOf, onOpen, profitOf }: HoldingRowsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.plain(text, shownDecimals));
  return (
    <ul>
      {holdings.map((holding) => (
        <li key={holding.currency} data-coin={holding.code}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(holding.currency)}
            className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
          >
            <CoinIcon code={holding.code} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
              <span>
                <span className="block font-semibold">{holding.code}</span>
                <span className="block text-xs text-text-3">{nameOf(holding.currency)}</span>
              </span>
              <span className="ml-auto text-right">
                <span className="block font-semibold [overflow-wrap:anywhere]">{amount(holding.total)}</span>
                <span className="block text-xs text-text-3">
                  {holding.frozen !== '0' && (
                    <>
                      <span className="whitespace-nowrap">
                        {t(($) => $.joined.valued, { what: t(($) => $.common.frozen), value: amount(holding.frozen) })}
                      </span>{' '}
                      ·{' '}
                    </>
                  )}
                  <Approximately value={holding.value} />
                </span>
                <RowProfit profit={profitOf?.(holding)} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
