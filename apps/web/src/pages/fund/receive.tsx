import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useCoins } from '../../data/market/use-market-data.ts';
import { ReceiveView } from '../../features/deposit/receive-view.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** Where a coin is sent to come in. Without a coin that comes by a network one is chosen first. */
export default function ReceivePage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: coins, error, refetch } = useCoins();
  const coin = coins?.find(({ id }) => String(id) === address.get('currency'));
  if (coins !== undefined && (coin === undefined || coin.networks.length === 0))
    return <Navigate to="/pages/fund/select?to=receive" replace />;
  const name = t(($) => $.deposits.title);
  return (
    <Page>
      <NavBar
        title={coin === undefined ? name : `${name} ${coin.code}`}
        end={
          <IconLink to="/pages/fund/receive_withdraw_record" label={t(($) => $.deposits.records)} className="-mr-3">
            <History size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
        }
      />
      {coin !== undefined && <ReceiveView coin={coin} />}
      {coins === undefined &&
        (error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ))}
    </Page>
  );
}
