import type { Queue } from '@auric/api/console/cases';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { useQueues } from '../../data/use-queues.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Age } from '../../kit/time.tsx';
import { lookOfQueue } from '../../parts/queue-looks.ts';
import { queues as texts } from '../../texts/queues.ts';

const columns: readonly GridColumn<Queue>[] = [
  { name: 'queue', label: texts.columns.queue, cell: ({ name }) => lookOfQueue(name).title },
  { name: 'note', label: '', grow: true, cell: (queue) => <QueueNote queue={queue} /> },
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
    </>
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
