import type { RecurringBuy } from '@auric/api';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RecurringDetails } from './recurring-details.tsx';
import { RecurringForm } from './recurring-form.tsx';
import { useIntervalText, useRecurringState } from './recurring-words.ts';

const finestScale = 8;

/** The recurring buys, newest first: a new one is made here, each of them opens. */
export function RecurringView() {
  const { t } = useTranslation();
  const { data: coins } = useCoins();
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<RecurringBuy | null>(null);
  const [isOpen, setOpen] = useState(false);
  const paged = usePaged<RecurringBuy>({
    key: [...convertKeys.recurring, 'list'],
    read: ({ signal, ...page }) => api.read('recurring/list', page, { loader: false, signal }),
  });
  const shown = paged.rows?.find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <div className="flex flex-col gap-3">
      <Button look="primary" disabled={coins === undefined} onClick={() => setMaking(true)}>
        {t(($) => $.recurring.make)}
      </Button>
      <RecordList
        label={t(($) => $.convert.recurring)}
        paged={paged}
        keyOf={({ id }) => id}
        card={(buy) => (
          <RecurringLine
            buy={buy}
            onOpen={() => {
              setChosen(buy);
              setOpen(true);
            }}
          />
        )}
        columns={null}
        flat
        empty={<EmptyState icon={CalendarClock} text={t(($) => $.recurring.empty)} />}
      />
      <Sheet title={t(($) => $.recurring.make)} open={making} onOpenChange={setMaking} fit>
        {coins !== undefined && <RecurringForm coins={coins} onDone={() => setMaking(false)} />}
      </Sheet>
      <Sheet title={t(($) => $.convert.recurring)} open={isOpen} onOpenChange={setOpen} fit>
        {shown !== null && <RecurringDetails buy={shown} onStopped={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
}

function RecurringLine({ buy, onOpen }: { buy: RecurringBuy; onOpen: () => void }) {
  const numbers = useNumbers();
  const intervalText = useIntervalText();
  const stateText = useRecurringState();
  const { id, from_currency_name: from, to_currency_name: to, number, every_days, state } = buy;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-recurring={id}
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 border-b border-line py-2 text-left"
    >
      <CoinIcon code={to} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium [overflow-wrap:anywhere]">
          {`${numbers.plain(number, finestScale)} ${from} → ${to}`}
        </span>
        <span className="block text-xs text-text-3">{intervalText(every_days)}</span>
      </span>
      <span className={`text-sm font-semibold ${state === 'active' ? 'text-gold-text' : 'text-text-3'}`}>
        {stateText(state)}
      </span>
    </button>
  );
}
