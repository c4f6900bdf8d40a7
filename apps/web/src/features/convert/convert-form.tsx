import type { Currency } from '@auric/api';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoins } from '../../data/market/use-market-data.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { useMsLeft } from '../../ui/states/use-ms-left.ts';
import { ConvertDone } from './convert-done.tsx';
import {
  changed,
  type ConvertDraft,
  type ConvertMode,
  emptyConvert,
  inMode,
  payCoin,
  reasonAgainst,
} from './convert-draft.ts';
import { QuoteReceipt } from './quote-receipt.tsx';
import { sentConversionOf, useConvert } from './use-convert.ts';

/** Changes one coin into another: a quote is asked for, looked at, and accepted. */
export function ConvertForm({ mode }: { mode: ConvertMode }) {
  const { data: coins, error, refetch } = useCoins();
  if (coins !== undefined) return <LoadedForm mode={mode} coins={coins} />;
  return error === null ? (
    <SkeletonRows rows={4} />
  ) : (
    <ErrorState text={error.message} onRetry={() => void refetch()} />
  );
}

function LoadedForm({ mode, coins }: { mode: ConvertMode; coins: readonly Currency[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const { data: wallet } = useWallet();
  const [written, setWritten] = useState<ConvertDraft>(emptyConvert);
  const draft = inMode(written, mode);
  const { act, quote, asking, failure, done, ask, send, forget, again } = useConvert();
  const left = useMsLeft(quote?.expires_at ?? 0);
  const coinOf = (code: string): Currency => coins.find((coin) => coin.code === code) ?? coins[0]!;
  const [from, to] = [coinOf(draft.from), coinOf(draft.to)];
  const nameOf = (id: number): string => coins.find((coin) => coin.id === id)?.code ?? '';

  const funding = wallet?.accounts.find(({ kind }) => kind === 'funding');
  const available = funding?.balances.find(({ currency }) => currency === from.id)?.available ?? '0';
  const edit = (change: Partial<ConvertDraft>): void => {
    forget();
    setWritten(changed(draft, change));
  };

  if (done !== null) {
    const [given, got] = [coinOf(nameOf(done.from)), coinOf(nameOf(done.to))];
    return (
      <ConvertDone
        given={`${numbers.plain(done.number, given.scale)} ${given.code}`}
        received={`${numbers.plain(done.received, got.scale)} ${got.code}`}
        onAgain={() => {
          again();
          edit({ amount: '' });
        }}
      />
    );
  }

  const isOver = quote !== null && left === 0;
  const against = wallet === undefined ? 'enterAmount' : reasonAgainst(draft, available, from.scale);
  const reason = asking
    ? t(($) => $.reasons.submitting)
    : against === 'insufficient'
      ? t(($) => $.reasons.insufficient, { asset: from.code })
      : against === 'enterAmount'
        ? t(($) => $.reasons.enterAmount)
        : null;
  const label =
    quote === null ? t(($) => $.convert.ask) : isOver ? t(($) => $.convert.refresh) : t(($) => $.convert.title);
  const options = coins.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  const aboutAmount = failure?.field === 'number';
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          {mode === 'exchange' && (
            <SelectField
              label={t(($) => $.convert.pay)}
              value={from.code}
              options={options}
              onChange={(code) => edit({ from: code })}
            />
          )}
          <MoneyField
            label={mode === 'buy' ? t(($) => $.convert.pay) : t(($) => $.convert.amount)}
            name="number"
            value={draft.amount}
            decimals={from.scale}
            unit={from.code}
            onChange={(amount) => edit({ amount })}
            error={aboutAmount ? failureText(failure) : undefined}
            hint={
              <span className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{`${t(($) => $.accountKinds.funding)} · ${t(($) => $.common.available)}`}</span>
                <button
                  type="button"
                  onClick={() => edit({ amount: available })}
                  className="min-h-11 font-semibold text-gold-text"
                >
                  {`${numbers.plain(available, from.scale)} ${from.code}`}
                </button>
              </span>
            }
          />
          {mode === 'exchange' && (
            <button
              type="button"
              aria-label={t(($) => $.convert.swap)}
              onClick={() => edit({ from: to.code, to: from.code })}
              className="grid size-[44px] place-items-center self-center rounded-full border border-line bg-surface-2 text-gold-text"
            >
              <ArrowUpDown size={18} aria-hidden />
            </button>
          )}
          <SelectField
            label={t(($) => $.convert.get)}
            value={to.code}
            options={mode === 'buy' ? options.filter(({ value }) => value !== payCoin) : options}
            onChange={(code) => edit({ to: code })}
          />
        </>
      }
      receipt={quote !== null && <QuoteReceipt quote={quote} from={from} to={to} coins={coins} />}
      failure={failure !== null && !aboutAmount && <Banner look="error">{failureText(failure)}</Banner>}
      label={label}
      reason={reason}
      note={
        against === 'insufficient' && (
          <ButtonLink to={`/pages/fund/transfer?currency=${from.code}&from=spot&to=funding`}>
            {t(($) => $.convert.moveFunds)}
          </ButtonLink>
        )
      }
      summary={(sent) => {
        const { from: given, number, to: got } = sentConversionOf(sent);
        return `${number} ${nameOf(given)} → ${nameOf(got)}`;
      }}
      history={<ButtonLink to="/pages/fund/convert?mode=history">{t(($) => $.convert.history)}</ButtonLink>}
      testId="convert-submit"
      onSubmit={() => {
        if (quote === null || isOver) void ask(draft, from.id, to.id);
        else send(quote);
      }}
    />
  );
}
