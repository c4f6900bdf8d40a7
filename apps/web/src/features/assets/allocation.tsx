import { useTranslation } from 'react-i18next';
import { usdtScale } from '../../data/market/valuation.ts';
import type { Portfolio } from '../../data/portfolio/portfolio.ts';
import { sharesOf } from '../../data/portfolio/shares.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { AllocationRing } from '../../ui/drawings/allocation-ring.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';

/** The two that everybody has: funds arrive in one and are traded in the other. */
const everybodys = new Set(['funding', 'spot']);

/** How the value is spread over the accounts; where amounts are hidden, so is that. */
export function Allocation({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const accounts = portfolio.accounts.filter((account) => account.value > 0n || everybodys.has(account.kind));
  const shares = sharesOf(accounts.map((account) => account.value));
  const shareText = (value: bigint, share: number) =>
    value > 0n && share === 0 ? `<${numbers.share('1', 0)}` : numbers.share(String(share), 0);
  return (
    <section aria-label={t(($) => $.assets.accounts)} className="rounded-card border border-line bg-surface-1 p-4">
      <AllocationRing
        slices={accounts.map((account, index) => ({
          id: account.id,
          tone: account.id,
          label: t(($) => $.accountKinds[account.kind]),
          weight: hidden ? 1 : Number(account.value),
          amount: hidden ? hiddenAmount : numbers.units(account.value, usdtScale, 2),
          share: hidden ? '' : shareText(account.value, shares[index] ?? 0),
        }))}
        middle={
          <>
            {t(($) => $.assets.accounts)}
            <span className="block text-base font-bold text-text-1">
              {accounts.filter((account) => account.value > 0n).length}
            </span>
          </>
        }
      />
    </section>
  );
}
