import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentLine } from '../kit/money/payment-line.tsx';
import { Cell, type Column } from '../kit/record/data-table.tsx';
import { RecordList } from '../kit/record/record-list.tsx';
import type { Paged } from '../kit/record/use-paged.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Part, Parts } from './part.tsx';

interface Sample {
  id: number;
  amount: string;
}

const samples: readonly Sample[] = Array.from({ length: 6 }, (_, index) => ({
  id: 6 - index,
  amount: `${(index + 1) * 1250}.12345678`,
}));

const showings = ['more', 'loading', 'failed', 'end', 'empty', 'first'] as const;
type Showing = (typeof showings)[number];

function pagedOf(showing: Showing): Paged<Sample> {
  const rows = showing === 'first' ? undefined : showing === 'empty' ? [] : samples;
  const state = showing === 'first' ? 'loading' : showing === 'empty' ? 'end' : showing;
  return { rows, state, more: () => undefined, refresh: () => Promise.resolve() };
}

const payment = { code: 'BTC', about: 'Bitcoin · 12:30', known: {}, onOpen: () => undefined };

/** Records in all their states, as cards and as a table. */
export function Records() {
  const { t } = useTranslation();
  const [showing, setShowing] = useState<Showing>('end');
  const label = t(($) => $.bills.title);
  const columns: readonly Column<Sample>[] = [
    {
      name: 'kind',
      label: t(($) => $.bills.kind),
      width: '1fr',
      cell: () => <Cell main={t(($) => $.bills.deposit)} />,
    },
    {
      name: 'amount',
      label: t(($) => $.bills.coin),
      width: '1fr',
      end: true,
      cell: ({ amount }) => <Cell whole main={amount} />,
    },
  ];
  const shared = {
    label,
    paged: pagedOf(showing),
    keyOf: ({ id }: Sample) => id,
    card: ({ amount }: Sample) => (
      <div className="flex justify-between rounded-card border border-line bg-surface-1 p-3 text-sm">
        <span>{t(($) => $.bills.deposit)}</span>
        <span className="font-medium">{amount}</span>
      </div>
    ),
    empty: <EmptyState text={t(($) => $.bills.empty)} />,
  };
  return (
    <Parts title="Records">
      <Part name="record-list">
        <Choice<Showing>
          look="chips"
          label={t(($) => $.common.loading)}
          value={showing}
          onChange={setShowing}
          options={showings.map((value) => ({ value, label: value }))}
        />
        <RecordList<Sample> {...shared} columns={null} />
      </Part>
      <Part name="record-list, table">
        <div data-no-swipe className="overflow-x-auto">
          <RecordList<Sample> {...shared} columns={columns} />
        </div>
      </Part>
      <Part name="payment-line">
        <PaymentLine
          {...payment}
          amount="0.5 BTC"
          state={<Badge look="gold">{t(($) => $.orderStates.pending)}</Badge>}
          progress="3 / 12"
        />
        <PaymentLine
          {...payment}
          amount="1,204,335.12345678 BTC"
          state={<Badge look="good">{t(($) => $.orderStates.filled)}</Badge>}
        />
      </Part>
    </Parts>
  );
}
