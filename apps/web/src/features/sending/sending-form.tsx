import type { Currency, Message } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { useConnection } from '../../data/use-connection.ts';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { DoubtCard } from '../../kit/money/doubt-card.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { ConfirmSending } from './confirm-sending.tsx';
import { RecipientForm } from './recipient-form.tsx';
import { type Sending, sentSendingOf, useSending } from './use-sending.ts';

/** Gives a coin to another customer: to whom and how much, then who that is and what it costs, and what proves who asks. */
export function SendingForm() {
  const { data: coins, error, refetch } = useCurrencies();
  const { data: profile } = useProfile();
  if (coins !== undefined && profile !== undefined) return <LoadedForm coins={coins} profile={profile} />;
  return error === null ? (
    <SkeletonRows rows={4} />
  ) : (
    <ErrorState text={error.message} onRetry={() => void refetch()} />
  );
}

function LoadedForm({ coins, profile }: { coins: readonly Currency[]; profile: Message<'user/info'> }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const connection = useConnection();
  const lang = useApp((state) => state.lang);
  const [asked, setAsked] = useState<Sending | null>(null);
  const { act, send, done, failure, again } = useSending();
  const [now] = useState(() => Date.now());
  const coinOf = (id: number): Currency => coins.find((coin) => coin.id === id) ?? coins[0]!;
  const amountOf = ({ currency, number }: { currency: number; number: string }): string => {
    const { code, scale } = coinOf(currency);
    return `${numbers.plain(number, scale)} ${code}`;
  };
  const history = (look?: 'primary') => (
    <ButtonLink to="/pages/fund/transfer_history" {...(look && { look })}>
      {t(($) => $.sending.history)}
    </ButtonLink>
  );

  if (done !== null)
    return (
      <DonePage
        title={t(($) => $.sending.done)}
        amount={amountOf(done)}
        way={done.to}
        next={
          <>
            {history('primary')}
            <Button
              onClick={() => {
                again();
                setAsked(null);
              }}
            >
              {t(($) => $.sending.again)}
            </Button>
          </>
        }
      />
    );
  if (act.unknown !== undefined) {
    const sent = sentSendingOf(act.unknown);
    return (
      <div className="pt-2">
        <DoubtCard
          act={act}
          summary={`${amountOf(sent)} → ${sent.user_string}`}
          disabled={connection !== 'online'}
          history={history()}
        />
      </div>
    );
  }
  const held = profile.withdrawal_hold_until;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {held > now && <Banner look="warning">{t(($) => $.sending.held, { time: formatTime(held, lang) })}</Banner>}
      {failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      {!profile.has_pay_password ? (
        <>
          <Banner>{t(($) => $.sending.needsPassword)}</Banner>
          <ButtonLink to="/pages/setting/payPassword" look="primary">
            {t(($) => $.security.payPassword)}
          </ButtonLink>
        </>
      ) : asked === null ? (
        <RecipientForm coins={coins} sending={act.sending} onFound={setAsked} />
      ) : (
        <ConfirmSending
          asked={asked}
          coin={coinOf(asked.currency)}
          sending={act.sending}
          onBack={() => setAsked(null)}
          onProof={(proof) => send(asked, proof)}
        />
      )}
    </div>
  );
}
