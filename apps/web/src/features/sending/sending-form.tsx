import type { Currency } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { ConfirmSending, type Sending } from './confirm-sending.tsx';
import { RecipientForm } from './recipient-form.tsx';

/** Gives a coin to another customer: to whom and how much, then who that is and what it costs, and what proves who asks. */
export function SendingForm() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: coins, error, refetch } = useCurrencies();
  const { data: profile } = useProfile();
  const [asked, setAsked] = useState<Sending | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  if (coins === undefined || profile === undefined)
    return error === null ? (
      <SkeletonRows rows={4} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  if (done !== null && asked !== null)
    return (
      <DonePage
        title={t(($) => $.sending.done)}
        amount={done}
        way={asked.to}
        next={
          <>
            <ButtonLink to="/pages/fund/transfer_history" look="primary">
              {t(($) => $.sending.history)}
            </ButtonLink>
            <Button
              onClick={() => {
                setDone(null);
                setAsked(null);
              }}
            >
              {t(($) => $.sending.again)}
            </Button>
          </>
        }
      />
    );
  const held = profile.withdrawal_hold_until;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {held > now && <Banner look="warning">{t(($) => $.sending.held, { time: formatTime(held, lang) })}</Banner>}
      {!profile.has_pay_password ? (
        <>
          <Banner>{t(($) => $.sending.needsPassword)}</Banner>
          <ButtonLink to="/pages/setting/payPassword" look="primary">
            {t(($) => $.security.payPassword)}
          </ButtonLink>
        </>
      ) : asked === null ? (
        <RecipientForm coins={coins} onFound={setAsked} />
      ) : (
        <ConfirmSending
          asked={asked}
          coin={coinOf(coins, asked.currency)}
          onBack={() => setAsked(null)}
          onSent={setDone}
        />
      )}
    </div>
  );
}

function coinOf(coins: readonly Currency[], id: number): Currency {
  return coins.find((coin) => coin.id === id) ?? coins[0]!;
}
