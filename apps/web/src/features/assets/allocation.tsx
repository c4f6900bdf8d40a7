import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { usdtScale } from '../../data/market/valuation.ts';
import { sharePercent, type Portfolio } from '../../data/portfolio/portfolio.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { hiddenAmount } from '../../ui/equity-figure.tsx';

const colours = ['#f7931a', '#26a17b', '#627eea', '#8a5cf6', '#c99400', '#3d7dca', '#d6277c'] as const;

/** How the value is spread over the accounts: a bar to see it, a list to read it. */
export function Allocation({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  const accounts = portfolio.accounts.filter((account) => account.value > 0n || account.kind === 'spot');
  const colourOf = (id: number) => colours[(id - 1) % colours.length];
  return (
    <section className="rounded-card border border-line bg-surface-1 p-4">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-surface-3">
        {accounts.map((account) => (
          <span
            key={account.id}
            style={{ width: `${sharePercent(account.value, portfolio.value)}%`, background: colourOf(account.id) }}
          />
        ))}
      </div>
      <dl className="mt-3 text-sm">
        {accounts.map((account) => (
          <div key={account.id} className="flex min-h-8 flex-wrap items-center gap-2">
            <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: colourOf(account.id) }} />
            <dt className="flex-1 text-text-2">{t(($) => $.accountKinds[account.kind])}</dt>
            <dd className="font-medium">{hidden ? hiddenAmount : numbers.units(account.value, usdtScale, 2)}</dd>
            <dd className="w-11 text-right text-text-3">{sharePercent(account.value, portfolio.value)}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
