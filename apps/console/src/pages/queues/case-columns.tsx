import type { ListedCase } from '@auric/api/console/cases';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import type { GridColumn } from '../../kit/data-grid.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { lookOfDecision, lookOfQueue } from '../../parts/queue-looks.ts';
import { queues as texts } from '../../texts/queues.ts';
import { CaseFlags } from '../cases/case-flags.tsx';
import { CaseStateBadge } from '../cases/case-state-badge.tsx';

const heads = texts.columns;

const number: GridColumn<ListedCase> = { name: 'case', label: heads.case, cell: ({ id }) => `#${id}` };
const customer: GridColumn<ListedCase> = {
  name: 'customer',
  label: heads.customer,
  grow: true,
  cell: ({ customer: whose }) => whose?.name ?? <span className="text-text-3">{texts.houseCase}</span>,
};
const flags: GridColumn<ListedCase> = {
  name: 'flags',
  label: heads.flags,
  cell: ({ queue, flags: own }) => <CaseFlags queue={queue} flags={own} />,
};

/** What is told of cases that wait. */
export const waitingColumns: readonly GridColumn<ListedCase>[] = [
  number,
  customer,
  flags,
  { name: 'state', label: heads.state, cell: ({ state }) => <CaseStateBadge state={state} /> },
  {
    name: 'with',
    label: heads.claimedBy,
    cell: ({ claimed_by: operator }) => operator?.name ?? <span className="text-text-3">–</span>,
  },
  { name: 'waits', label: heads.waits, end: true, cell: ({ opened_at: at }) => <Age at={at} /> },
];

/** What is told of one's own cases of all queues. */
export const ownColumns: readonly GridColumn<ListedCase>[] = [
  number,
  { name: 'queue', label: heads.queue, cell: ({ queue }) => lookOfQueue(queue).title },
  customer,
  flags,
  { name: 'waits', label: heads.waits, end: true, cell: ({ opened_at: at }) => <Age at={at} /> },
];

/** What is told of cases that are over. */
export const decidedColumns: readonly GridColumn<ListedCase>[] = [
  number,
  customer,
  flags,
  {
    name: 'decision',
    label: heads.decision,
    cell: ({ queue, state, decided }) =>
      decided === null ? (
        <CaseStateBadge state={state} />
      ) : (
        <Badge look={badgeLooks[lookOfDecision(queue, decided.decision).look]}>
          {lookOfDecision(queue, decided.decision).label}
        </Badge>
      ),
  },
  { name: 'by', label: heads.by, cell: ({ decided }) => decided?.operator.name ?? '–' },
  { name: 'at', label: heads.at, end: true, cell: ({ decided, since }) => <Time at={decided?.at ?? since} /> },
];

const badgeLooks = { good: 'good', bad: 'bad', plain: 'plain' } as const;
