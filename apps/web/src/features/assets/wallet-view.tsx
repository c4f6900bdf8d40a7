import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setPreference, useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import type { Portfolio } from '../../data/portfolio/portfolio.ts';
import { useCoinProfits } from '../../data/portfolio/use-coin-profits.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Approximately } from '../../kit/money/approximately.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';
import { CoinSheet } from './coin-sheet.tsx';
import { HoldingRows } from './holding-rows.tsx';

/** Below one USDT an amount counts as small; in USDT's smallest unit. */
const smallBelow = 1_000_000n;

const views = ['coins', 'accounts'] as const;
type View = (typeof views)[number];

/** The coins of all accounts together, or account by account. */
export function WalletView({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const [view, setView] = useAddressChoice<View>('holdings', views);
  const profitOf = useCoinProfits();
  const hideSmall = useApp((state) => state.preferences.hideSmall);
  const { data: currencies = [] } = useCurrencies();
  const [coin, setCoin] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const nameOf = (currency: number) => currencies.find((each) => each.id === currency)?.name ?? '';
  const seen = <H extends { value: bigint }>(holdings: readonly H[]) =>
    holdings.filter((holding) => !hideSmall || holding.value >= smallBelow);
  const openCoin = (currency: number) => {
    setCoin(currency);
    setOpen(true);
  };
  const coins = seen(portfolio.coins);
  return (
    <section className="mt-5 md:mt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Choice<View>
          label={t(($) => $.tabs.assets)}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(($) => $.assets[value]) }))}
          className="min-w-[min(13rem,100%)]"
        />
        <Switch
          label={t(($) => $.assets.hideSmall)}
          checked={hideSmall}
          onChange={(on) => setPreference('hideSmall', on)}
        />
      </div>
      {coins.length === 0 &&
        (portfolio.coins.length === 0 ? (
          <EmptyState
            text={t(($) => $.assets.empty)}
            action={<ButtonLink to="/pages/fund/select?to=receive">{t(($) => $.common.deposit)}</ButtonLink>}
          />
        ) : (
          <EmptyState
            text={t(($) => $.assets.emptySmall)}
            action={<Button onClick={() => setPreference('hideSmall', false)}>{t(($) => $.assets.showSmall)}</Button>}
          />
        ))}
      {view === 'coins' ? (
        <HoldingRows holdings={coins} nameOf={nameOf} onOpen={openCoin} profitOf={profitOf} />
      ) : (
        portfolio.accounts
          .filter((account) => seen(account.holdings).length > 0)
          .map((account) => (
            <section key={account.id} className="mt-4">
              <h2 className="hairline-b text-xs font-semibold text-text-2">
                <Link
                  to={`/pages/fund/assets_record?type=${account.kind}`}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
                >
                  {t(($) => $.accountKinds[account.kind])}
                  <span className="ml-auto flex items-center gap-1 text-text-3">
                    <Approximately value={account.value} />
                    <ChevronRight size={16} aria-hidden />
                  </span>
                </Link>
              </h2>
              {account.kind === 'stock' && (
                <p className="pt-2 text-2xs text-text-3">{t(($) => $.stock.syntheticAll)}</p>
              )}
              <HoldingRows
                holdings={seen(account.holdings)}
                nameOf={nameOf}
                onOpen={openCoin}
                // Shares lie in this account alone: what is listed is all of each.
                {...(account.kind === 'stock' && { profitOf })}
              />
            </section>
          ))
      )}
      <CoinSheet currency={coin} open={open} onOpenChange={setOpen} portfolio={portfolio} nameOf={nameOf} />
    </section>
  );
}
