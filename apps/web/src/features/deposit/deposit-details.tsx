import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useApp } from '../../data/app-store.ts';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { ProcessSteps, type ProcessStep } from '../../ui/states/process-steps.tsx';
import { useNetworkName } from './use-network-name.ts';
import { depositsChanged, type Deposit } from './use-deposits.ts';

const finestScale = 8;

/** A deposit with the way that it has come, and what there is to know of it. */
export function DepositDetails({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const networkName = useNetworkName();
  const steps = useSteps(deposit);
  const { amount, currency_name: code, network, tx, address, account, reason, fiat } = deposit;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <p className="text-xl font-semibold [overflow-wrap:anywhere]">
        {numbers.plain(amount, finestScale)} {code}
      </p>
      <ProcessSteps label={t(($) => $.deposits.details)} steps={steps} />
      <Facts>
        <Fact label={t(($) => $.deposits.network)}>{networkName(network)}</Fact>
        <Fact label={t(($) => $.deposits.time)}>{formatTime(deposit.time, lang)}</Fact>
        {account !== '' && <Fact label={t(($) => $.deposits.payer)}>{account}</Fact>}
        {fiat !== null && (
          <>
            <Fact label={t(($) => $.deposits.paid)}>{numbers.money(fiat.amount, fiat.currency)}</Fact>
            <Fact label={t(($) => $.deposits.rate)}>
              1 {code} = {numbers.plain(fiat.rate, finestScale)} {fiat.currency}
            </Fact>
          </>
        )}
        {reason !== '' && <Fact label={t(($) => $.deposits.reason)}>{reason}</Fact>}
        {address !== '' && <CopyFact label={t(($) => $.deposits.address, { coin: code })} text={address} />}
        {tx !== '' && <CopyFact label={t(($) => $.deposits.tx)} text={tx} />}
      </Facts>
      {deposit.kind === 'hand' && deposit.state === 'pending' && <CancelButton id={deposit.id} onDone={onDone} />}
    </div>
  );
}

function useSteps({ kind, state, confirmations: count, confirmations_needed: needed }: Deposit): ProcessStep[] {
  const { t } = useTranslation();
  const isOver = state === 'credited';
  const hasFailed = state === 'undone' || state === 'rejected' || state === 'canceled';
  const titles =
    kind === 'chain'
      ? [t(($) => $.deposits.steps.seen), t(($) => $.deposits.steps.final)]
      : [t(($) => $.deposits.steps.asked), t(($) => $.deposits.steps.checked)];
  const [first = '', second = ''] = titles;
  const note =
    state === 'undone'
      ? t(($) => $.deposits.undone)
      : state === 'confirming'
        ? t(($) => $.deposits.progress, { count, needed })
        : hasFailed
          ? t(($) => $.deposits.states[state])
          : undefined;
  return [
    { title: first, state: 'done' },
    { title: second, state: isOver ? 'done' : hasFailed ? 'failed' : 'current', ...(note !== undefined && { note }) },
    { title: t(($) => $.deposits.steps.credited), state: isOver ? 'done' : 'waiting' },
  ];
}

function CancelButton({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useMutation({
    mutationFn: () => api.act('recharge/cancel', { id }),
    onSuccess: () => {
      toast(t(($) => $.deposits.canceled));
      onDone();
    },
    onError: (failure: ApiError) => toast(failureText(failure)),
    onSettled: depositsChanged,
  });
  return (
    <Button disabled={cancel.isPending} onClick={() => cancel.mutate()} className="w-full">
      {t(($) => $.deposits.cancel)}
    </Button>
  );
}
