import type { Currency } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { DateTimeField } from '../../kit/form/date-time-field.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { changed } from './convert-draft.ts';
import { emptyRecurring, lastAtOf, reasonAgainstRecurring, type RecurringDraft, totalOf } from './recurring-draft.ts';
import { intervals, useIntervalText } from './recurring-words.ts';
import { sentRecurringOf, useStartRecurring } from './use-recurring.ts';

interface RecurringFormProps {
  coins: readonly Currency[];
  onDone: () => void;
}

/** What is bought how often, from when on, and what that comes to. */
export function RecurringForm({ coins, onDone }: RecurringFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const intervalText = useIntervalText();
  const lang = useApp((state) => state.lang);
  const [openedAt] = useState(() => Date.now());
  const [draft, setDraft] = useState<RecurringDraft>(() => emptyRecurring(openedAt));
  const { act, failure, send, forgetFailure } = useStartRecurring(onDone);
  const coinOf = (code: string): Currency => coins.find((coin) => coin.code === code) ?? coins[0]!;
  const nameOf = (id: number): string => coins.find((coin) => coin.id === id)?.code ?? '';
  const [from, to] = [coinOf(draft.from), coinOf(draft.to)];
  const edit = (change: Partial<RecurringDraft>): void => {
    forgetFailure();
    setDraft((before) => ({ ...before, ...change, ...changed(before, change) }));
  };
  const against = reasonAgainstRecurring(draft, from.scale, openedAt);
  const reason =
    against === null
      ? null
      : against === 'enterAmount'
        ? t(($) => $.reasons.enterAmount)
        : t(($) => $.recurring[against]);
  const options = coins.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  const [last, total] = [lastAtOf(draft), totalOf(draft, from.scale)];
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <SelectField
            label={t(($) => $.convert.get)}
            value={to.code}
            options={options}
            onChange={(code) => edit({ to: code })}
          />
          <SelectField
            label={t(($) => $.convert.pay)}
            value={from.code}
            options={options}
            onChange={(code) => edit({ from: code })}
          />
          <MoneyField
            label={t(($) => $.recurring.amount)}
            name="number"
            value={draft.amount}
            decimals={from.scale}
            unit={from.code}
            onChange={(amount) => edit({ amount })}
          />
          <SelectField
            label={t(($) => $.recurring.every)}
            value={String(draft.everyDays)}
            options={intervals.map((days) => ({ value: String(days), label: intervalText(days) }))}
            onChange={(days) => edit({ everyDays: Number(days) })}
          />
          <TextField
            label={t(($) => $.recurring.times)}
            name="times"
            inputMode="numeric"
            autoComplete="off"
            value={draft.times}
            onChange={({ target }) => edit({ times: target.value.replaceAll(/[^0-9]/g, '').slice(0, 4) })}
          />
          <DateTimeField
            label={t(($) => $.recurring.first)}
            withTime
            value={draft.firstAt}
            min={openedAt}
            onChange={(firstAt) => edit({ firstAt })}
          />
        </>
      }
      receipt={
        <Facts look="receipt" className="text-sm">
          <Fact label={t(($) => $.recurring.total)}>
            {total === null ? '—' : `${numbers.plain(total, from.scale)} ${from.code}`}
          </Fact>
          <Fact label={t(($) => $.recurring.last)}>{last === null ? '—' : formatTime(last, lang)}</Fact>
        </Facts>
      }
      failure={failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      label={t(($) => $.recurring.start)}
      reason={reason}
      note={<p className="text-center text-xs text-text-3">{t(($) => $.recurring.how)}</p>}
      summary={(sent) => {
        const { from: given, number, to: got } = sentRecurringOf(sent);
        return `${number} ${nameOf(given)} → ${nameOf(got)}`;
      }}
      history={<ButtonLink to="/pages/fund/convert?mode=recurring">{t(($) => $.convert.recurring)}</ButtonLink>}
      testId="recurring-submit"
      onSubmit={() => send(draft, from.id, to.id)}
    />
  );
}
