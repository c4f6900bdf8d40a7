import type { WireWithdrawal } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { oneWithdrawalKey } from '../../data/keys/withdrawal-keys.ts';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { ProcessSteps } from '../../ui/states/process-steps.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { withdrawalsChanged } from './use-withdrawal-data.ts';

/** What nobody is told of, such as what it waits for, is there within moments; all else comes by the own channel. */
const lookMs = 10_000;
/** No amount of the wire has more decimals. */
const finestScale = 8;
const ended: readonly string[] = ['completed', 'rejected', 'canceled'];

/** One withdrawal: what it costs and brings, where it is, and the way back as long as there is one. */
export function WithdrawalDetail({ id }: { id: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const {
    data: withdrawal,
    error,
    refetch,
  } = useQuery({
    queryKey: [...oneWithdrawalKey, id],
    queryFn: async () => (await api.read('user/withdraw/list', { id }, { loader: false })).data[0] ?? null,
    refetchInterval: ({ state }) => (ended.includes(state.data?.state ?? '') ? false : lookMs),
  });
  if (withdrawal === undefined && error !== null)
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (withdrawal === undefined || withdrawal === null) return <SkeletonRows rows={5} height="h-11" />;
  const amountOf = (amount: string) => `${numbers.plain(amount, finestScale)} ${withdrawal.currency_name}`;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {withdrawal.state === 'unknown' && <Banner>{t(($) => $.withdrawals.unknownNext)}</Banner>}
      {withdrawal.waits_for !== null && (
        <Banner>{t(($) => $.withdrawals.waits[withdrawal.waits_for ?? 'network_away'])}</Banner>
      )}
      <Facts>
        <Fact label={t(($) => $.withdrawals.amount)}>{amountOf(withdrawal.number)}</Fact>
        <Fact label={t(($) => $.withdrawals.fee)}>{amountOf(withdrawal.fee)}</Fact>
        <Fact label={t(($) => $.withdrawals.receives)} strong>
          {amountOf(withdrawal.receives)}
        </Fact>
        <Fact label={t(($) => $.withdrawals.network)}>
          {withdrawal.network === bankNetwork ? t(($) => $.withdrawals.bank) : withdrawal.network}
        </Fact>
        <Fact label={t(($) => $.withdrawals.to)} note={withdrawal.address}>
          {withdrawal.name}
        </Fact>
        {withdrawal.memo !== '' && <Fact label={t(($) => $.withdrawals.memo)}>{withdrawal.memo}</Fact>}
        {withdrawal.tx !== '' && <CopyFact label={t(($) => $.withdrawals.transaction)} text={withdrawal.tx} />}
        {withdrawal.reason !== '' && (
          <Fact label={t(($) => $.withdrawals.reason)}>
            <span data-written>{withdrawal.reason}</span>
          </Fact>
        )}
      </Facts>
      <ProcessSteps
        label={t(($) => $.withdrawals.progress)}
        steps={withdrawal.history.map(({ state, time }, at) => ({
          title: t(($) => $.withdrawals.states[state]),
          note: noteOf(withdrawal, at, formatTime(time, lang), (seen, needed) =>
            t(($) => $.withdrawals.confirmations, { seen, needed }),
          ),
          state: at < withdrawal.history.length - 1 || state === 'completed' ? 'done' : stateOf(state),
        }))}
      />
      {withdrawal.state === 'completed' && (
        <ReceiptLink of={{ of: 'withdrawal', number: withdrawal.id }} className="justify-center">
          {t(($) => $.withdrawals.receipt)}
        </ReceiptLink>
      )}
      {withdrawal.cancelable && <CancelButton id={withdrawal.id} />}
    </div>
  );
}

function stateOf(state: WireWithdrawal['state']): 'current' | 'failed' {
  return state === 'rejected' || state === 'canceled' ? 'failed' : 'current';
}

/** When it came there; of the last one how far the chain is too. */
function noteOf(
  { confirmations, history }: WireWithdrawal,
  at: number,
  time: string,
  words: (seen: number, needed: number) => string,
): string {
  if (at < history.length - 1 || confirmations === null) return time;
  return `${time} · ${words(confirmations.seen, confirmations.needed)}`;
}

function CancelButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    try {
      await api.act('wallet/out_cancel', { id });
      toast(t(($) => $.withdrawals.canceled));
    } catch (error) {
      toast(error instanceof ApiError ? failureText(error) : t(($) => $.withdrawals.failed));
    } finally {
      setPending(false);
      await withdrawalsChanged();
    }
  };
  return (
    <Button disabled={pending} onClick={() => void cancel()} className="w-full">
      {t(($) => $.withdrawals.cancel)}
    </Button>
  );
}
