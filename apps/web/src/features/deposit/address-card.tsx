import type { Currency } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { TestCoinsButton } from './test-coins-button.tsx';
import { useReceivingAddress } from './use-deposits.ts';

const codeSize = 176;

/** The customer's address on a network, what may be sent to it, and when it counts. */
export function AddressCard({ coin, network }: { coin: Currency; network: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data, error, refetch } = useReceivingAddress(coin.id, network);
  if (data === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  const label = t(($) => $.deposits.address, { coin: coin.code });
  return (
    <div className="flex flex-col gap-4">
      <Banner look="warning">{t(($) => $.deposits.warning, { coin: coin.code, network })}</Banner>
      {data?.behind === true && <Banner>{t(($) => $.deposits.behind)}</Banner>}
      <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface-1 p-4">
        {data === undefined ? (
          <span className="skeleton block" style={{ width: codeSize, height: codeSize }} />
        ) : (
          <QrCode text={data.address} size={codeSize} />
        )}
        <div className="flex w-full items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-xs text-text-3">{label}</p>
            {data === undefined ? (
              <span className="skeleton block h-5 w-full" />
            ) : (
              <p data-testid="deposit-address" className="text-sm font-medium break-all select-all">
                {data.address}
              </p>
            )}
          </div>
          {data !== undefined && <CopyButton text={data.address} what={label} />}
        </div>
        {data?.memo != null && (
          <div className="flex w-full items-center gap-2 border-t border-line pt-3">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-text-3">{t(($) => $.deposits.memo)}</p>
              <p className="text-sm font-medium break-all select-all">{data.memo}</p>
              <p className="text-xs text-bad">{t(($) => $.deposits.memoWarning)}</p>
            </div>
            <CopyButton text={data.memo} what={t(($) => $.deposits.memo)} />
          </div>
        )}
      </div>
      <Facts>
        <Fact label={t(($) => $.deposits.minimum)}>
          {data === undefined ? undefined : `${numbers.plain(data.min_deposit, coin.scale)} ${coin.code}`}
        </Fact>
        <Fact label={t(($) => $.deposits.confirmations)}>{data?.confirmations}</Fact>
        <Fact label={t(($) => $.deposits.creditedTo)}>{t(($) => $.accountKinds.funding)}</Fact>
      </Facts>
      {data?.simulated === true && (
        <>
          <Banner>{t(($) => $.deposits.sandbox)}</Banner>
          <TestCoinsButton coin={coin} network={network} />
        </>
      )}
    </div>
  );
}
