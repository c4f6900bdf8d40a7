import { parseDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../data/acts/use-acts.ts';
import { useApp } from '../../data/app-store.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { HoldBanner, useHoldReason } from '../../kit/money/hold-banner.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { identityWayBackTo } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { type Destination, destinationsOf, shortened } from './destinations.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { useAddresses, useBankCards, useWithdrawInfo } from './use-withdrawal-data.ts';
import { aboutWithdraw, useWithdraw } from './use-withdraw.ts';
import { WithdrawDone } from './withdraw-done.tsx';
import { mostOf, reasonAgainst, receivesOf, restoreWithdraw, type WithdrawDraft } from './withdraw-draft.ts';

const noCards = { home: null, abroad: null };

/** Sends a coin from the funding account to an address of the book or a bank card. */
export function WithdrawForm() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const lang = useApp((state) => state.lang);
  const [address, setAddress] = useSearchParams();
  const { data: coins, error: noCoins, refetch: readCoins } = useCoins();
  const { data: profile } = useProfile();
  const [draft, keep] = useDraft(aboutWithdraw, restoreWithdraw);
  const asked = Number(address.get('currency'));
  const currency = coins?.some(({ id }) => id === asked) === true ? asked : draft.currency;
  const coin = coins?.find(({ id }) => id === currency);
  const { data: info, error, refetch } = useWithdrawInfo(coin?.id);
  const held = useHoldReason(info?.hold_until ?? 0);
  const { data: addresses } = useAddresses();
  const { data: cards } = useBankCards();
  const { act, send, done, failure, forgetFailure, again } = useWithdraw();
  const [confirming, setConfirming] = useState(false);

  if (coins === undefined && noCoins !== null)
    return <ErrorState text={noCoins.message} onRetry={() => void readCoins()} />;
  if (info === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (coins === undefined || coin === undefined || info === undefined || info.currency !== currency)
    return <SkeletonRows rows={4} height="h-16" />;
  if (done !== null) return <WithdrawDone withdrawal={done} onAgain={again} />;

  const { code, scale } = coin;
  const change = (edit: Partial<WithdrawDraft>) => {
    forgetFailure();
    keep((before) => ({ ...before, currency, ...edit }));
  };
  const places = destinationsOf(info.networks, addresses ?? [], cards ?? noCards);
  const to = places.find(({ id }) => id === draft.to);
  const network = info.networks.find(({ subName }) => subName === to?.network);
  const written = { ...draft, currency };
  const reason = reasonOf(reasonAgainst(written, info, network, scale));
  function reasonOf(against: ReturnType<typeof reasonAgainst>): string | null {
    if (held !== null) return held;
    switch (against) {
      case 'choose':
        return t(($) => $.withdrawals.choose);
      case 'enterAmount':
        return t(($) => $.reasons.enterAmount);
      case 'minimum':
        return t(($) => $.reasons.minimum, { amount: numbers.plain(network?.min_withdraw ?? '0', scale), asset: code });
      case 'insufficient':
        return t(($) => $.reasons.insufficient, { asset: code });
      case 'overLimit':
        return t(($) => $.withdrawals.overLimit);
      case null:
        return null;
    }
  }
  const amountOf = (amount: string) => `${numbers.plain(amount, scale)} ${code}`;
  const aboutAmount = failure?.field === 'number';
  // Nobody may withdraw anything before it is known who it is: there is no limit to tell then, only the way to one.
  const identified = info.limit_24h_btc !== '0';
  const nextStep = !identified ? (
    <ButtonLink to={identityWayBackTo(`/pages/fund/withdraw?currency=${currency}`)} look="primary">
      {t(($) => $.exits.verify)}
    </ButtonLink>
  ) : !info.has_pay_password ? (
    <ButtonLink to="/pages/setting/payPassword" look="primary">
      {t(($) => $.withdrawals.setPay)}
    </ButtonLink>
  ) : null;
  const summary = (
    <Facts className="rounded-card border border-line bg-surface-1 px-4">
      <Fact label={t(($) => $.withdrawals.amount)}>{amountOf(written.amount === '' ? '0' : written.amount)}</Fact>
      <Fact label={t(($) => $.withdrawals.network)}>
        {networkName(
          to,
          t(($) => $.withdrawals.bank),
        )}
      </Fact>
      <Fact label={t(($) => $.withdrawals.to)}>
        <span className="[overflow-wrap:anywhere]">{to === undefined ? '' : `${to.name} ${to.shown}`}</span>
      </Fact>
      <Fact label={t(($) => $.withdrawals.fee)}>{amountOf(network?.withdraw_fee ?? '0')}</Fact>
      <Fact label={t(($) => $.withdrawals.receives)} strong testId="receives">
        {amountOf(receivesOf(written.amount, network, scale))}
      </Fact>
    </Facts>
  );
  return (
    <>
      <MoneyForm
        act={act}
        label={t(($) => $.withdrawals.title)}
        reason={reason}
        nextStep={nextStep}
        failure={failure !== null && !aboutAmount && <Banner look="error">{failureText(failure)}</Banner>}
        summary={() => t(($) => $.withdrawals.title)}
        history={
          <ButtonLink to="/pages/fund/receive_withdraw_record?tab=withdraw">
            {t(($) => $.withdrawals.records)}
          </ButtonLink>
        }
        onSubmit={() => setConfirming(true)}
        receipt={
          <Facts look="receipt" className="text-xs">
            <Fact label={t(($) => $.withdrawals.fee)}>
              {network === undefined ? '—' : amountOf(network.withdraw_fee)}
            </Fact>
            <Fact label={t(($) => $.withdrawals.receives)} strong>
              {amountOf(receivesOf(written.amount, network, scale))}
            </Fact>
            {identified && (
              <Fact label={t(($) => $.withdrawals.left)}>
                {t(($) => $.withdrawals.leftOf, {
                  left: numbers.plain(info.left_24h_btc, 8),
                  limit: numbers.plain(info.limit_24h_btc, 0),
                })}
              </Fact>
            )}
          </Facts>
        }
        fields={
          <>
            <HoldBanner {...info} />
            <Picker
              label={t(($) => $.withdrawals.coin)}
              value={String(currency)}
              options={coins
                .filter(({ networks }) => networks.length > 0)
                .map((each) => ({
                  value: String(each.id),
                  label: each.code,
                  note: each.name,
                  mark: <CoinIcon code={each.code} />,
                }))}
              onChange={(value) => {
                setAddress({ currency: value }, { replace: true });
                change({ currency: Number(value), to: 0, amount: '' });
              }}
            />
            <Picker
              label={t(($) => $.withdrawals.to)}
              value={String(to?.id ?? 0)}
              options={[
                ...(to === undefined ? [{ value: '0', label: t(($) => $.withdrawals.choose) }] : []),
                ...places.map((place) => ({
                  value: String(place.id),
                  label: `${place.name} · ${shortened(place.shown)}`,
                  note: networkName(
                    place,
                    t(($) => $.withdrawals.bank),
                  ),
                })),
              ]}
              onChange={(value) => change({ to: Number(value) })}
              hint={
                <span className="grid gap-2">
                  <ButtonLink to={`/pages/setting/addWallet?currency=${currency}`}>
                    {t(($) => $.withdrawals.addAddress)}
                  </ButtonLink>
                  {code === 'USDT' && (
                    <ButtonLink to="/pages/setting/bank">{t(($) => $.withdrawals.addCard)}</ButtonLink>
                  )}
                </span>
              }
            />
            {to !== undefined && to.usableAt > Date.now() && (
              <Banner look="warning">
                {t(($) => $.withdrawals.usableAt, { time: formatTime(to.usableAt, lang) })}
              </Banner>
            )}
            {network?.waits_for != null && (
              <Banner look="warning">{t(($) => $.withdrawals.waits[network.waits_for ?? 'network_away'])}</Banner>
            )}
            <MoneyField
              label={t(($) => $.withdrawals.amount)}
              name="number"
              placeholder="0"
              value={written.amount}
              decimals={scale}
              unit={code}
              hint={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span>{t(($) => $.common.available)}</span>
                  <span className="text-text-1">{amountOf(info.available)}</span>
                </span>
              }
              onChange={(amount) => change({ amount })}
              onMax={() => change({ amount: mostOf(info, scale) })}
              error={aboutAmount ? failureText(failure) : undefined}
            />
          </>
        }
      />
      <PaymentSheet
        title={t(($) => $.withdrawals.confirmTitle)}
        act={t(($) => $.withdrawals.title)}
        methods={profile?.second_factors ?? []}
        open={confirming}
        onOpenChange={setConfirming}
        onProof={(proof) => {
          setConfirming(false);
          if (to !== undefined && parseDecimal(mostOf(info, scale), scale) !== null) send(written, to, proof);
          return Promise.resolve();
        }}
      >
        {summary}
        <Banner look="warning">{t(($) => $.withdrawals.warning)}</Banner>
      </PaymentSheet>
    </>
  );
}

function networkName(to: Destination | undefined, bank: string): string {
  return to === undefined ? '' : to.isCard ? bank : to.network;
}
