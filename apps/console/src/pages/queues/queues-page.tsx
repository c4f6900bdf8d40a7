import type { Queue } from '@auric/api/console/cases';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePages } from '../../data/use-pages.ts';
import { useQueues } from '../../data/use-queues.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Age } from '../../kit/time.tsx';
import { lookOfQueue } from '../../parts/queue-looks.ts';
import { queues as texts } from '../../texts/queues.ts';
import { ownColumns } from './case-columns.tsx';

const columns: readonly GridColumn<Queue>[] = [
  { name: 'queue', label: texts.columns.queue, cell: ({ name }) => lookOfQueue(name).title },
  { name: 'note', label: texts.columns.about, grow: true, cell: (queue) => <QueueNote queue={queue} /> },
  { name: 'open', label: texts.columns.open, end: true, cell: ({ open }) => <Count count={open} strong /> },
  { name: 'second', label: texts.columns.second, end: true, cell: ({ second }) => <Count count={second} strong /> },
  { name: 'claimed', label: texts.columns.claimed, end: true, cell: ({ claimed }) => <Count count={claimed} /> },
  { name: 'mine', label: texts.columns.mine, end: true, cell: ({ mine }) => <Count count={mine} strong /> },
  {
    name: 'oldest',
    label: texts.columns.oldest,
    end: true,
    cell: ({ oldest_at: at }) => (at === null ? <Count count={0} /> : <Age at={at} />),
  },
];

/** All queues of the roles: what waits, for how long, and what is one's own. */
export default function QueuesPage() {
  const queues = useQueues();
  return (
    <>
      <PageHead title={texts.title} note={texts.note} />
      <Panel flush title={texts.title}>
        <Answered to={queues}>
          {(rows) => (
            <DataGrid
              label={texts.title}
              columns={columns}
              rows={rows}
              keyOf={({ name }) => name}
              to={({ name }) => `/queues/${name}`}
              empty={<EmptyState text={texts.none} />}
            />
          )}
        </Answered>
      </Panel>
      <OwnCases />
    </>
  );
}

/** What this operator has claimed, in whichever queue. */
function OwnCases() {
  const cases = usePages({
    key: [...queryKeys.cases, 'mine'],
    read: ({ signal, ...page }) => api.read('cases', { mine: '1', ...page }, { signal, loader: false }),
  });
  return (
    <Panel flush title={texts.mineTitle} className="mt-4">
      <Answered to={cases}>
        {(rows) => (
          <DataGrid
            label={texts.mineTitle}
            columns={ownColumns}
            rows={rows}
            keyOf={({ id }) => id}
            to={({ id, queue }) => `/queues/${queue}/${id}`}
            empty={<p className="px-4 py-3 text-sm text-text-2">{texts.nothingClaimed}</p>}
          />
        )}
      </Answered>
    </Panel>
  );
}

function QueueNote({ queue }: { queue: Queue }) {
  return (
    <span className="flex items-center gap-2 text-text-3">
      <span className="truncate">{lookOfQueue(queue.name).note}</span>
      {queue.four_eyes && <Badge>{texts.fourEyes}</Badge>}
      {!queue.may_decide && <Badge>{texts.mayOnlyLook}</Badge>}
    </span>
  );
}

function Count({ count, strong = false }: { count: number; strong?: boolean }) {
  if (count === 0) return <span className="text-text-3">–</span>;
  return <span className={strong ? 'font-semibold' : ''}>{count}</span>;
}
