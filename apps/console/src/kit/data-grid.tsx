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
  /** What a row opens, where that is no page of its own. */
  onOpen?: (row: Row) => void;
  /** Shown under the head where there are no rows. */
  empty?: ReactNode;
}

/** Rows of a desk: a real table, dense, walked by keys where its rows lead somewhere. */
export function DataGrid<Row>({ label, columns, rows, keyOf, to, onOpen, empty }: DataGridProps<Row>) {
  const opens = to !== undefined || onOpen !== undefined;
  const body = useRowKeys<HTMLTableSectionElement>(label, opens && rows.length > 0);
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
            <GridRow key={keyOf(row)} row={row} columns={columns} to={to} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

type GridRowProps<Row> = Pick<DataGridProps<Row>, 'columns'> & {
  row: Row;
  to: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
};

const wholeRow = 'font-medium after:absolute after:inset-0';

function GridRow<Row>({ row, columns, to, onOpen }: GridRowProps<Row>) {
  const first = (content: ReactNode): ReactNode => {
    if (to !== undefined) {
      return (
        <Link to={to(row)} data-row-link className={wholeRow}>
          {content}
        </Link>
      );
    }
    if (onOpen === undefined) return content;
    return (
      <button type="button" data-row-link onClick={() => onOpen(row)} className={wholeRow}>
        {content}
      </button>
    );
  };
  const opens = to !== undefined || onOpen !== undefined;
  return (
    <tr className={`border-b border-line last:border-0 ${opens ? 'relative hover:bg-surface-2/40' : ''}`}>
      {columns.map(({ name, cell, end, grow }, index) => (
        <td
          key={name}
          className={`h-11 px-4 py-1.5 ${end ? 'text-right tabular-nums' : ''} ${grow ? 'w-full max-w-0 truncate' : 'whitespace-nowrap'}`}
        >
          {index === 0 ? first(cell(row)) : cell(row)}
        </td>
      ))}
    </tr>
  );
}
