import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Holding } from '../../data/portfolio/portfolio.ts';
import { usdtScale } from '../../data/market/valuation.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { CoinIcon } from '../../ui/coin-icon.tsx';
import { hiddenAmount } from '../../ui/equity-figure.tsx';

const shownDecimals = 8;

/** Coins with amount, what of it is frozen, and their worth. */
export function HoldingRows({
  holdings,
  nameOf,
}: {
  holdings: readonly Holding[];
  nameOf: (currency: number) => string;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.plain(text, shownDecimals));
  return (
    <ul>
      {holdings.map((holding) => (
        <li key={holding.currency} data-coin={holding.code} className="flex min-h-16 items-center gap-3 py-2">
          <CoinIcon code={holding.code} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{holding.code}</span>
            <span className="block truncate text-xs text-text-3">{nameOf(holding.currency)}</span>
          </span>
          <span className="text-right">
            <span className="block font-semibold">{amount(holding.total)}</span>
            <span className="block text-xs text-text-3">
              {holding.frozen !== '0' && (
                <>
                  {t(($) => $.assets.frozen)} {amount(holding.frozen)} ·{' '}
                </>
              )}
              ≈ {hidden ? hiddenAmount : numbers.units(holding.value, usdtScale, 2)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
