import type { AuditedAct } from '@auric/api/console/audit';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import type { GridColumn } from '../../kit/data-grid.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import { actWords } from '../../texts/act-words.ts';
import { audit } from '../../texts/audit.ts';

const heads = audit.columns;

/** What is told of an act in one row. */
export const auditColumns: readonly GridColumn<AuditedAct>[] = [
  { name: 'at', label: heads.at, cell: ({ at }) => <Time at={at} /> },
  { name: 'operator', label: heads.operator, cell: ({ operator }) => operator.name },
  { name: 'act', label: heads.act, cell: ({ act }) => actWords(act) },
  {
    name: 'subject',
    label: heads.subject,
    cell: ({ subject_kind: kind, subject }) => (
      <span>
        <span className="text-text-3">{spoken(kind)}</span> {subject}
      </span>
    ),
  },
  { name: 'reason', label: heads.reason, grow: true, cell: ({ reason }) => reason },
  { name: 'second', label: heads.second, cell: ({ second }) => second?.name ?? '' },
  {
    name: 'failure',
    label: heads.failure,
    cell: ({ failure }) => failure !== '' && <Badge look="bad">{spoken(failure)}</Badge>,
  },
];
