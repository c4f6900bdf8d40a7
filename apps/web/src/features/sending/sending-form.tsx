import type { Currency, Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../data/acts/use-acts.ts';
import { api } from '../../data/client.ts';
import { useCustomer } from '../../data/customer.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { useConnection } from '../../data/use-connection.ts';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { DoubtCard } from '../../kit/money/doubt-card.tsx';
import { HoldBanner } from '../../kit/money/hold-banner.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { identityWayBackTo } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { ConfirmSending } from './confirm-sending.tsx';
import { RecipientForm } from './recipient-form.tsx';
import { coinOfDraft, restoreSending } from './sending-draft.ts';
import { aboutSending, type Sending, sentSendingOf, useSending } from './use-sending.ts';

/** Gives a coin to another customer: to whom and how much, then who that is and what it costs, and what proves who asks. */
export function SendingForm() {
  const { data: coins, error, refetch } = useCoins();
  const { data: profile } = useProfile();
  const customer = useCustomer();
  // What is written is somebody's: the form begins with theirs once it is known whose it is.
  if (coins !== undefined && profile !== undefined && customer !== null)
    return <LoadedForm key={customer} coins={coins} profile={profile} />;
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
  const [draft, keep] = useDraft(aboutSending, restoreSending);
  const [asked, setAsked] = useState<Sending | null>(null);
  const { act, send, done, failure, again } = useSending();
  const coin = coinOfDraft(draft, coins);
  const { data: limits } = useQuery({
    queryKey: [...convertKeys.transferFee, coin.id],
    queryFn: ({ signal }) => api.read('wallet/get_info', { currency: coin.id }, { loader: false, signal }),
  });
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
  const firstStep = nextStepOf(profile, limits);
  return (
    <div className="flex flex-col gap-4 pt-2">
      {limits !== undefined && <HoldBanner {...limits} />}
      {failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      {firstStep !== null ? (
        <FirstStep step={firstStep} />
      ) : asked === null ? (
        <RecipientForm
          draft={draft}
          keep={keep}
          coins={coins}
          coin={coin}
          limits={limits}
          sending={act.sending}
          onFound={setAsked}
        />
      ) : (
        <ConfirmSending
          asked={asked}
          coin={coinOf(asked.currency)}
          sending={act.sending}
          onBack={() => setAsked(null)}
          onProof={(proof) => send(asked, draft, proof)}
        />
      )}
    </div>
  );
}

/** What has to be there before anything can be sent; null where all is. */
function nextStepOf(
  { has_pay_password: hasPassword }: Message<'user/info'>,
  limits: Message<'wallet/get_info'> | undefined,
): 'identity' | 'password' | null {
  // Of whom nobody knows who it is nothing leaves: there is no limit to tell then.
  if (limits?.limit_24h_btc === '0') return 'identity';
  return hasPassword ? null : 'password';
}

function FirstStep({ step }: { step: 'identity' | 'password' }) {
  const { t } = useTranslation();
  if (step === 'identity')
    return (
      <>
        <Banner>{t(($) => $.errors.identityFirst)}</Banner>
        <ButtonLink to={identityWayBackTo('/pages/fund/fundTransfer')} look="primary">
          {t(($) => $.exits.verify)}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Banner>{t(($) => $.sending.needsPassword)}</Banner>
      <ButtonLink to="/pages/setting/payPassword" look="primary">
        {t(($) => $.security.payPassword)}
      </ButtonLink>
    </>
  );
}
