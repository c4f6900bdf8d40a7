import { ExportButton } from '../../kit/record/export-button.tsx';
import { queryOf, type OrderFilter, type OrderView } from './order-filter.ts';

/** Saves the list that is looked at, with its filter, as a file. */
export function OrderExport({ view, filter }: { view: OrderView; filter: OrderFilter }) {
  const query = () => {
    const { withinMs, ...rest } = queryOf(filter);
    return { ...rest, ...(withinMs === undefined ? {} : { from: Date.now() - withinMs }) };
  };
  if (view === 'fills') return <ExportButton path="export/fills" filter={query} />;
  return (
    <ExportButton
      path="export/orders"
      filter={() => ({ ...query(), status: view === 'open' ? 'doing' : 'complete' })}
    />
  );
}
