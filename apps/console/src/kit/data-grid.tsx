import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowKeys } from './use-row-keys.ts';

export interface GridColumn<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are read from the right. */
  end?: boolean;
  /** Takes what room is left, and is cut where there is none. */
  grow?: boolean;
}

interface DataGridProps<Row> {
  /** What is listed, for screen readers. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where a row leads: its first cell is the link, and j, k and Enter walk and open the rows. */
  to?: (row: Row) => string;
  /** Shown under the head where there are no rows. */
  empty?: ReactNode;
}

/** Rows of a desk: a real table, dense, walked by keys where its rows lead somewhere. */
export function DataGrid<Row>({ label, columns, rows, keyOf, to, empty }: DataGridProps<Row>) {
  const body = useRowKeys<HTMLTableSectionElement>(label, to !== undefined && rows.length > 0);
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-left text-2xs text-text-3">
            {columns.map(({ name, label: head, end, grow }) => (
              <th
                key={name}
                scope="col"
                className={`h-9 px-4 font-medium whitespace-nowrap ${end ? 'text-right' : ''} ${grow ? 'w-full' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <GridRow key={keyOf(row)} row={row} columns={columns} to={to} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

type GridRowProps<Row> = Pick<DataGridProps<Row>, 'columns'> & { row: Row; to: ((row: Row) => string) | undefined };

function GridRow<Row>({ row, columns, to }: GridRowProps<Row>) {
  return (
    <tr className={`border-b border-line last:border-0 ${to === undefined ? '' : 'relative hover:bg-surface-2'}`}>
      {columns.map(({ name, cell, end, grow }, index) => (
        <td
          key={name}
          className={`h-11 px-4 py-1.5 ${end ? 'text-right tabular-nums' : ''} ${grow ? 'w-full max-w-0 truncate' : 'whitespace-nowrap'}`}
        >
          {index === 0 && to !== undefined ? (
            <Link to={to(row)} data-row-link className="font-medium after:absolute after:inset-0">
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
