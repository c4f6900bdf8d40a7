import type { ReconciledAsset } from '@auric/api/console/reconciliation';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useReconciliation } from '../../data/use-reconciliation.ts';
import { Amount } from '../../kit/amount.tsx';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { treasury } from '../../texts/treasury.ts';
import { DifferenceLine } from './difference-line.tsx';

const texts = treasury.reconciliation;

const columns: readonly GridColumn<ReconciledAsset>[] = [
  { name: 'coin', label: texts.coin, cell: ({ currency_name: name }) => <span className="font-medium">{name}</span> },
  { name: 'series', label: texts.series, grow: true, cell: ({ series }) => <DifferenceLine series={series} /> },
  { name: 'found', label: texts.found, end: true, cell: ({ found }) => <Amount text={found} /> },
  { name: 'bank', label: texts.bank, end: true, cell: (row) => <Bank row={row} /> },
  { name: 'low', label: texts.low, end: true, cell: ({ low }) => <Amount text={low} /> },
  { name: 'high', label: texts.high, end: true, cell: ({ high }) => <Amount text={high} /> },
  { name: 'explained', label: texts.explained, end: true, cell: ({ explained }) => <Amount text={explained} /> },
  { name: 'difference', label: texts.difference, end: true, cell: (row) => <Difference row={row} /> },
  { name: 'at', label: texts.at, end: true, cell: ({ at }) => at !== null && <Time at={at} /> },
  { name: 'state', label: texts.state, end: true, cell: (row) => <State row={row} /> },
];

function Difference({ row: { difference } }: { row: ReconciledAsset }) {
  const differs = /[1-9]/.test(difference);
  return (
    <span className={differs ? 'font-semibold text-bad' : ''}>
      <Amount text={difference} />
    </span>
  );
}

function Bank({ row: { bank } }: { row: ReconciledAsset }) {
  if (bank === null) return <span className="text-text-3">{texts.noBank}</span>;
  return (
    <span className="inline-flex flex-col items-end">
      <Amount text={bank.amount} />
      <span className="text-2xs text-text-3">
        <Time at={bank.stated_at} />
      </span>
    </span>
  );
}

function State({ row: { stopped_at: stopped } }: { row: ReconciledAsset }) {
  if (stopped === null) return <span className="text-good">{texts.open}</span>;
  return (
    <span className="font-semibold text-bad">
      {texts.stopped} <Time at={stopped} />
    </span>
  );
}

/** What chains and banks have against what the books say, coin by coin. */
export function ReconciliationPanel() {
  return (
    <Panel flush title={texts.title}>
      <Answered to={useReconciliation()}>
        {({ assets }) => (
          <DataGrid
            label={texts.title}
            columns={columns}
            rows={assets}
            keyOf={({ currency }) => currency}
            empty={<EmptyState text={texts.none} />}
          />
        )}
      </Answered>
    </Panel>
  );
}
