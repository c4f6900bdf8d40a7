import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setPreference, useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import type { Portfolio } from '../../data/portfolio/portfolio.ts';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import { HoldingRows } from './holding-rows.tsx';

/** Below one USDT an amount counts as small; in USDT's smallest unit. */
const smallBelow = 1_000_000n;

type View = 'coins' | 'accounts';

/** The coins of all accounts together, or account by account. */
export function WalletView({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('coins');
  const hideSmall = useApp((state) => state.preferences.hideSmall);
  const { data: currencies = [] } = useCurrencies();
  const nameOf = (currency: number) => currencies.find((each) => each.id === currency)?.name ?? '';
  const seen = <H extends { value: bigint }>(holdings: readonly H[]) =>
    holdings.filter((holding) => !hideSmall || holding.value >= smallBelow);
  const coins = seen(portfolio.coins);
  return (
    <section className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <Choice<View>
          label={t(($) => $.assets.title)}
          value={view}
          onChange={setView}
          options={[
            { value: 'coins', label: t(($) => $.assets.coins) },
            { value: 'accounts', label: t(($) => $.assets.accounts) },
          ]}
          className="min-w-48"
        />
        <Switch
          label={t(($) => $.assets.hideSmall)}
          checked={hideSmall}
          onChange={(on) => setPreference('hideSmall', on)}
        />
      </div>
      {coins.length === 0 && (
        <EmptyState text={portfolio.coins.length === 0 ? t(($) => $.assets.empty) : t(($) => $.assets.emptySmall)} />
      )}
      {view === 'coins' ? (
        <HoldingRows holdings={coins} nameOf={nameOf} />
      ) : (
        portfolio.accounts
          .filter((account) => seen(account.holdings).length > 0)
          .map((account) => (
            <div key={account.id} className="mt-4">
              <h2 className="hairline-b pb-2 text-xs font-semibold text-text-2">
                {t(($) => $.accountKinds[account.kind])}
              </h2>
              <HoldingRows holdings={seen(account.holdings)} nameOf={nameOf} />
            </div>
          ))
      )}
    </section>
  );
}
