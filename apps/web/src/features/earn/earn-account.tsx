import { PiggyBank, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { usdtScale } from '../../data/market/valuation.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { hiddenAmount } from '../../kit/money/hidden-amounts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';

const mostDecimals = 18;
const pricePlaces = 2;

/** What lies in the account of financial products, and the plain word that none can be bought today. */
export function EarnAccount() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { portfolio, error, refetch } = usePortfolio();
  const account = portfolio?.accounts.find((each) => each.kind === 'earn');
  const holds = (account?.holdings.length ?? 0) > 0;
  return (
    <>
      {signedIn && (
        <section aria-labelledby="earn-account" className="rounded-card border border-line bg-surface-1 p-4">
          <div className="flex items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-text">
              <PiggyBank size={22} strokeWidth={1.7} aria-hidden />
            </span>
            <div className="min-w-0">
              <h2 id="earn-account" className="text-xs text-text-2">
                {t(($) => $.finance.account)}
              </h2>
              {portfolio === undefined ? (
                <span className="skeleton appear-late mt-1 block h-7 w-32" />
              ) : (
                <Worth value={account?.value ?? 0n} />
              )}
            </div>
          </div>
          {portfolio === undefined && error !== null && (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )}
          {holds && <EarnCoins coins={account?.holdings ?? []} />}
        </section>
      )}
      <EmptyState
        icon={Sprout}
        text={holds ? t(($) => $.finance.noneOpenHeld) : t(($) => $.finance.noneOpen)}
        action={
          holds ? (
            <ButtonLink to="/pages/fund/transfer?from=earn&to=spot">{t(($) => $.finance.move)}</ButtonLink>
          ) : (
            <ButtonLink to="/pages/market/market">{t(($) => $.finance.toMarkets)}</ButtonLink>
          )
        }
      />
    </>
  );
}

function Worth({ value }: { value: bigint }) {
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  return (
    <p className="text-lg font-semibold [overflow-wrap:anywhere]">
      {hidden ? hiddenAmount : numbers.units(value, usdtScale, pricePlaces)}{' '}
      <span className="text-sm font-normal text-text-2">USDT</span>
    </p>
  );
}

function EarnCoins({ coins }: { coins: readonly { currency: number; code: string; total: string }[] }) {
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  return (
    <ul className="mt-3 border-t border-line pt-1">
      {coins.map(({ currency, code, total }) => (
        <li key={currency} className="flex min-h-11 items-center gap-3">
          <CoinIcon code={code} size={24} />
          <span className="flex-1 font-semibold">{code}</span>
          <span>{hidden ? hiddenAmount : numbers.plain(total, mostDecimals)}</span>
        </li>
      ))}
    </ul>
  );
}
