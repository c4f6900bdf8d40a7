import type { WholeCustomer } from '@auric/api/console/customers';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useMay } from '../../data/seat.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { customers } from '../../texts/customers.ts';

const texts = customers.sessions;
type Session = WholeCustomer['sessions'][number];

const columns: readonly GridColumn<Session>[] = [
  { name: 'device', label: texts.device, grow: true, cell: ({ device }) => device },
  { name: 'address', label: texts.address, cell: ({ address }) => address },
  { name: 'since', label: texts.since, end: true, cell: ({ created_at: at }) => <Time at={at} /> },
  { name: 'seen', label: texts.seen, end: true, cell: ({ last_seen_at: at }) => <Age at={at} /> },
];

/** Where a customer is signed in, and the end of all of it. */
export function SessionPanel({ customer: { id, sessions } }: { customer: WholeCustomer }) {
  const mayEnd = useMay('customers/end_sessions');
  const [open, setOpen] = useState(false);
  const end = async (reason: string) => {
    const { ended } = await api.act('customers/end_sessions', { customer: id, reason });
    toast(texts.ended(ended));
  };
  return (
    <Panel
      flush
      title={texts.title}
      end={
        mayEnd &&
        sessions.length > 0 && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {texts.end}
          </Button>
        )
      }
    >
      <DataGrid
        label={texts.title}
        columns={columns}
        rows={sessions}
        keyOf={({ id: session }) => session}
        empty={<EmptyState text={texts.none} />}
      />
      <ActDialog
        title={texts.end}
        act={texts.end}
        look="danger"
        note={texts.endNote}
        open={open}
        onOpenChange={setOpen}
        run={end}
      />
    </Panel>
  );
}
