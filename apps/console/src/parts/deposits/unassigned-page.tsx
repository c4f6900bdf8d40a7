import type { UnassignedDeposit } from '@auric/api/console/deposits';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useMay } from '../../data/seat.ts';
import { Amount } from '../../kit/amount.tsx';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { AssignDialog } from './assign-dialog.tsx';

const title = 'Arrivals of nobody';
const refreshMs = 15_000;

/** What has arrived for good and names no customer, until two operators have found out whose it is. */
export default function UnassignedPage() {
  const arrivals = useQuery({
    queryKey: queryKeys.unassigned,
    queryFn: ({ signal }) => api.read('deposits/unassigned', {}, { signal, loader: false }),
    refetchInterval: refreshMs,
  });
  const mayAssign = useMay('deposits/assign');
  const [chosen, setChosen] = useState<UnassignedDeposit | null>(null);
  const [isOpen, setOpen] = useState(false);
  const columns: readonly GridColumn<UnassignedDeposit>[] = [
    { name: 'at', label: 'Seen', cell: ({ at }) => <Time at={at} /> },
    { name: 'amount', label: 'Amount', end: true, cell: ({ amount }) => <Amount text={amount} /> },
    { name: 'coin', label: 'Coin', cell: ({ currency }) => currency },
    { name: 'chain', label: 'Chain', cell: ({ chain }) => chain },
    { name: 'tx', label: 'Transaction', grow: true, cell: ({ tx }) => <span className="break-all">{tx}</span> },
    ...(mayAssign
      ? [
          {
            name: 'act',
            label: 'Act',
            cell: (row: UnassignedDeposit) => (
              <Button
                onClick={() => {
                  setChosen(row);
                  setOpen(true);
                }}
              >
                Assign
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={title} note="Final on their chain, in nobody’s balance" />
      <Answered to={arrivals}>
        {(rows) => (
          <Panel flush title="Arrivals">
            <DataGrid
              label={title}
              columns={columns}
              rows={rows}
              keyOf={({ deposit }) => deposit}
              empty={<EmptyState text="Everything that arrived has its customer." />}
            />
          </Panel>
        )}
      </Answered>
      {chosen !== null && <AssignDialog key={chosen.deposit} deposit={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
