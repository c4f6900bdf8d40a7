import { ExportButton } from '../../kit/record/export-button.tsx';
import { fillQueryOf, orderQueryOf, positionQueryOf, type RecordFilter, type RecordView } from './record-filter.ts';

/** Saves the history that is looked at, with its filter, as a file. Open positions are no history. */
export function FuturesExport({ view, filter }: { view: RecordView; filter: RecordFilter }) {
  switch (view) {
    case 'positions':
      return null;
    case 'closed':
      return <ExportButton path="export/positions" filter={() => positionQueryOf(filter)} />;
    case 'open':
      return (
        <ExportButton path="export/position_orders" filter={() => ({ ...orderQueryOf(filter), status: 'doing' })} />
      );
    case 'history':
      return (
        <ExportButton path="export/position_orders" filter={() => ({ ...orderQueryOf(filter), status: 'complete' })} />
      );
    case 'fills':
      return <ExportButton path="export/position_fills" filter={() => fillQueryOf(filter)} />;
    case 'funding':
      return <ExportButton path="export/funding" filter={() => fillQueryOf(filter)} />;
  }
}
