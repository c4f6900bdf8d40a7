import type { Operator } from '@auric/api/console/operators';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useMe } from '../../data/seat.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { operators as texts } from '../../texts/operators.ts';
import { FirstPassword } from './first-password.tsx';
import { OperatorForm } from './operator-form.tsx';
import { OperatorSheet } from './operator-sheet.tsx';
import { useAgreed } from './use-agreed.ts';

/** Who may work here. Admins add and change, two of them together, and shut out; a first password is shown once. */
export default function OperatorsPage() {
  const me = useMe();
  const operators = useQuery({
    queryKey: queryKeys.operators,
    queryFn: ({ signal }) => api.read('operators', {}, { signal }),
  });
  const [adding, setAdding] = useState(false);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const { handedOut, onAgreed, onHandedOver } = useAgreed();
  const opened = operators.data?.find(({ id }) => id === openedId) ?? null;
  return (
    <>
      <PageHead title={texts.title} note={texts.note}>
        <Button look="primary" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </PageHead>
      <Panel flush title={texts.title}>
        <Answered to={operators}>
          {(rows) => (
            <DataGrid
              label={texts.title}
              columns={columnsFor(me.id)}
              rows={rows}
              keyOf={({ id }) => id}
              onOpen={({ id }) => setOpenedId(id)}
            />
          )}
        </Answered>
      </Panel>
      <OperatorForm open={adding} onOpenChange={setAdding} onAgreed={onAgreed} />
      <OperatorSheet operator={opened} onClose={() => setOpenedId(null)} onAgreed={onAgreed} />
      <FirstPassword handedOut={handedOut} onDone={onHandedOver} />
    </>
  );
}

const heads = texts.columns;

function columnsFor(own: number): readonly GridColumn<Operator>[] {
  return [
    {
      name: 'name',
      label: heads.name,
      cell: ({ id, name }) => (
        <>
          {name}
          {id === own && <span className="font-normal text-text-3"> ({texts.you})</span>}
        </>
      ),
    },
    {
      name: 'roles',
      label: heads.roles,
      grow: true,
      cell: ({ roles }) => (
        <span className="flex gap-1">
          {roles.map((role) => (
            <Badge key={role}>{texts.roles[role]}</Badge>
          ))}
        </span>
      ),
    },
    {
      name: 'state',
      label: heads.state,
      cell: ({ state }) => <Badge look={state === 'active' ? 'good' : 'bad'}>{texts.states[state]}</Badge>,
    },
    { name: 'factor', label: heads.factor, cell: ({ has_factor: has }) => (has ? texts.factor.yes : texts.factor.no) },
    { name: 'sessions', label: heads.sessions, end: true, cell: ({ sessions }) => sessions },
    {
      name: 'last',
      label: heads.last,
      end: true,
      cell: ({ last_login_at: at }) => (at === null ? texts.never : <Age at={at} />),
    },
    { name: 'by', label: heads.by, cell: ({ created_by: by }) => by?.name ?? texts.house },
    { name: 'since', label: heads.since, end: true, cell: ({ created_at: at }) => <Time at={at} /> },
  ];
}
