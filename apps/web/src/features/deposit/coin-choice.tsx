import type { Currency } from '@auric/api';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { foldedText } from '../../data/folded-text.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { recentCoins, rememberCoin } from './recent-coins.ts';

/** The coin that comes or goes: by a search, by what was chosen last, or of all. `to` is the page that goes on with it. */
export function CoinChoice({ to }: { to: string }) {
  const { t } = useTranslation();
  const { data: coins, error, refetch } = useCoins();
  const [query, setQuery] = useState('');
  const [recent] = useState(recentCoins);
  if (coins === undefined)
    return error === null ? (
      <SkeletonRows rows={8} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  const wanted = foldedText(query.trim());
  const found = coins
    .filter(({ code, name }) => foldedText(code).includes(wanted) || foldedText(name).includes(wanted))
    .sort((a, b) => Number(b.networks.length > 0) - Number(a.networks.length > 0));
  const latest = recent.flatMap((id) => coins.find((coin) => coin.id === id && coin.networks.length > 0) ?? []);
  return (
    <>
      <div className="sticky top-0 z-10 flex bg-surface-0 py-2">
        <SearchField label={t(($) => $.common.searchCoins)} value={query} onChange={setQuery} />
      </div>
      {query === '' && latest.length > 0 && (
        <section aria-label={t(($) => $.deposits.recent)} className="mb-2">
          <h2 className="py-2 text-xs text-text-3">{t(($) => $.deposits.recent)}</h2>
          <ul className="flex flex-wrap gap-2">
            {latest.map(({ id, code }) => (
              <li key={id}>
                <Link
                  to={`${to}?currency=${id}`}
                  onClick={() => rememberCoin(id)}
                  className="flex min-h-11 items-center gap-2 rounded-control bg-surface-2 px-3 text-sm font-semibold"
                >
                  <CoinIcon code={code} size={20} />
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            icon={SearchX}
            text={t(($) => $.deposits.noCoin, { query: query.trim() })}
            action={<Button onClick={() => setQuery('')}>{t(($) => $.parts.clearSearch)}</Button>}
          />
        )}
      </div>
      <ul aria-label={t(($) => $.deposits.all)}>
        {found.map((coin) => (
          <li key={coin.id}>
            <CoinLine coin={coin} to={to} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A coin with its networks; one that has none yet leads nowhere and says so. */
function CoinLine({ coin: { id, code, name, networks }, to }: { coin: Currency; to: string }) {
  const { t } = useTranslation();
  const look = 'flex min-h-14 w-full items-center gap-3 py-1';
  const face = (
    <>
      <CoinIcon code={code} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{code}</span>
        <span className="block truncate text-xs text-text-3">{name}</span>
      </span>
      <span className="text-right text-xs text-text-3">
        {networks.length === 0 ? t(($) => $.deposits.soon) : networks.map(({ subName }) => subName).join(' · ')}
      </span>
    </>
  );
  if (networks.length === 0) return <div className={`${look} text-text-3`}>{face}</div>;
  return (
    <Link to={`${to}?currency=${id}`} onClick={() => rememberCoin(id)} className={look}>
      {face}
    </Link>
  );
}
