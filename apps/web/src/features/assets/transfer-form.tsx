import { parseDecimal, type AccountKindWord } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { decimalOfTyped, typedDecimalText } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { queryClient } from '../../data/query-client.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { randomId } from '../../data/random-id.ts';
import { useConnection } from '../../data/use-connection.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

const kinds = [
  'funding',
  'spot',
  'perpetual',
  'option',
  'stock',
  'margin',
  'earn',
] as const satisfies AccountKindWord[];

/** Moves a coin between two accounts of the customer. */
export function TransferForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const numbers = useNumbers();
  const connection = useConnection();
  const { data: wallet } = useWallet();
  const { data: currencies = [] } = useCurrencies();
  const [from, setFrom] = useState<AccountKindWord>('funding');
  const [to, setTo] = useState<AccountKindWord>('spot');
  const [code, setCode] = useState('USDT');
  const [amount, setAmount] = useState('');
  const requestId = useRef<string | null>(null);
  const currency = currencies.find((each) => each.code === code);
  const scale = currency?.scale ?? 8;
  const balance = wallet?.accounts
    .find((account) => account.kind === from)
    ?.balances.find((each) => each.currency_name === code);
  const available = balance?.available ?? '0';
  const wanted = parseDecimal(decimalOfTyped(amount) ?? '', scale);
  const edited = (change: () => void) => {
    requestId.current = null;
    change();
  };
  const move = useMutation({
    mutationFn: (id: number) => {
      requestId.current ??= randomId();
      return api.act('wallet/change', {
        from_field: from,
        to_field: to,
        from_currency_id: id,
        to_currency_id: id,
        number: decimalOfTyped(amount) ?? '0',
        request_id: requestId.current,
      });
    },
    onSuccess: () => {
      requestId.current = null;
      toast(t(($) => $.transfer.done));
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      onDone();
    },
    onError: (failure: ApiError) => {
      if (!failure.unknownOutcome) requestId.current = null;
      toast(failureText(failure));
    },
  });
  const reason =
    connection !== 'online'
      ? t(($) => $.reasons[connection])
      : wanted === null || wanted === 0n
        ? t(($) => $.reasons.enterAmount)
        : wanted > (parseDecimal(available, scale) ?? 0n)
          ? t(($) => $.reasons.insufficient, { asset: code })
          : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null && currency !== undefined) move.mutate(currency.id);
  };
  const options = kinds.map((value) => ({ value, label: t(($) => $.accountKinds[value]) }));
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <SelectField
            label={t(($) => $.transfer.from)}
            value={from}
            options={options}
            onChange={(kind) => edited(() => (kind === to ? swap() : setFrom(kind)))}
          />
          <SelectField
            label={t(($) => $.transfer.to)}
            value={to}
            options={options}
            onChange={(kind) => edited(() => (kind === from ? swap() : setTo(kind)))}
          />
        </div>
        <IconButton label={t(($) => $.transfer.swap)} onClick={() => edited(swap)}>
          <ArrowDownUp size={20} aria-hidden />
        </IconButton>
      </div>
      <SelectField
        label={t(($) => $.transfer.currency)}
        value={code}
        options={currencies.map((each) => ({ value: each.code, label: `${each.code} · ${each.name}` }))}
        onChange={(next) =>
          edited(() => {
            setCode(next);
            setAmount('');
          })
        }
      />
      <TextField
        label={t(($) => $.transfer.amount)}
        name="number"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => edited(() => setAmount(typedDecimalText(amount, event.target.value, scale)))}
        hint={`${t(($) => $.assets.available)} ${numbers.plain(available, scale)} ${code}`}
        end={
          <button
            type="button"
            onClick={() => edited(() => setAmount(available))}
            className="min-h-11 px-3 text-sm font-semibold text-gold-text"
          >
            {t(($) => $.common.max)}
          </button>
        }
      />
      <Button type="submit" look="primary" disabled={reason !== null || move.isPending}>
        {reason ?? t(($) => $.transfer.submit)}
      </Button>
      <p className="text-center text-xs text-text-3">{t(($) => $.transfer.free)}</p>
    </form>
  );
}
