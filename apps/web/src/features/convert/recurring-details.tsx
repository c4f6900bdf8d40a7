import type { RecurringBuy, RecurringRun } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useErrorText } from '../../ui/states/use-error-text.ts';
import { useIntervalText, useRecurringState } from './recurring-words.ts';
import { useStopRecurring } from './use-recurring.ts';

const finestScale = 8;

interface RecurringDetailsProps {
  buy: RecurringBuy;
  onStopped: () => void;
}

/** A recurring buy with what came of each of its turns, and the way to end it. */
export function RecurringDetails({ buy, onStopped }: RecurringDetailsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const intervalText = useIntervalText();
  const stateText = useRecurringState();
  const lang = useApp((state) => state.lang);
  const [asking, setAsking] = useState(false);
  const { sending, stop } = useStopRecurring(buy, onStopped);
  const { from_currency_name: from, to_currency_name: to } = buy;
  const amount = (number: string, code: string): string => `${numbers.plain(number, finestScale)} ${code}`;
  const count = (many: number): string => numbers.plain(String(many), 0);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Facts>
        <Fact label={t(($) => $.recurring.amount)} strong>
          {`${amount(buy.number, from)} → ${to}`}
        </Fact>
        <Fact label={t(($) => $.recurring.every)} note={stateText(buy.state)}>
          {intervalText(buy.every_days)}
        </Fact>
        {buy.state === 'active' && <Fact label={t(($) => $.recurring.next)}>{formatTime(buy.next_at, lang)}</Fact>}
        <Fact label={t(($) => $.recurring.last)}>{formatTime(buy.last_at, lang)}</Fact>
        <Fact label={t(($) => $.recurring.given)}>{amount(buy.given, from)}</Fact>
        <Fact label={t(($) => $.recurring.received)}>{amount(buy.received, to)}</Fact>
        <Fact label={t(($) => $.recurring.turns)}>{count(buy.turns)}</Fact>
        <Fact label={t(($) => $.recurring.missed)}>{count(buy.failed)}</Fact>
      </Facts>
      <RunList buy={buy} />
      {buy.state === 'active' && (
        <Button look="danger" disabled={sending} onClick={() => setAsking(true)}>
          {t(($) => $.recurring.stop)}
        </Button>
      )}
      <ConfirmDialog
        title={t(($) => $.recurring.stop)}
        confirm={t(($) => $.recurring.stop)}
        look="danger"
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          stop();
        }}
      >
        {t(($) => $.recurring.stopText)}
      </ConfirmDialog>
    </div>
  );
}

function RunList({ buy }: { buy: RecurringBuy }) {
  const { t } = useTranslation();
  const title = t(($) => $.recurring.runs);
  const paged = usePaged<RecurringRun>({
    key: [...convertKeys.recurring, 'runs', buy.id],
    read: ({ signal, ...page }) => api.read('recurring/runs', { plan: buy.id, ...page }, { loader: false, signal }),
  });
  return (
    <section aria-label={title}>
      <h3 className="py-1 text-sm font-semibold">{title}</h3>
      <RecordList
        label={title}
        paged={paged}
        keyOf={({ id }) => id}
        card={(run) => <RunLine run={run} buy={buy} />}
        columns={null}
        flat
        empty={<EmptyState text={t(($) => $.recurring.noRuns)} />}
      />
    </section>
  );
}

/** What a turn gave and brought, or why it could not be taken. */
function RunLine({ run, buy }: { run: RecurringRun; buy: RecurringBuy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const errorText = useErrorText();
  const lang = useApp((state) => state.lang);
  const { time, conversion, number, received, reason } = run;
  const made = conversion !== 0;
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2 text-sm">
      <span className="text-xs text-text-3">{formatTime(time, lang)}</span>
      <span className="min-w-0 text-right">
        <span className={`block font-semibold ${made ? '' : 'text-text-2'}`}>
          {made ? `+${numbers.plain(received, finestScale)} ${buy.to_currency_name}` : t(($) => $.recurring.notMade)}
        </span>
        <span className="block text-xs text-text-2">
          {made
            ? `−${numbers.plain(number, finestScale)} ${buy.from_currency_name}`
            : errorText({ type: reason, message: reason })}
        </span>
      </span>
    </div>
  );
}
