import type { ReactNode } from 'react';
import { VirtualRows } from '../../ui/lists/virtual-rows.tsx';

export interface Column<Row> {
  name: string;
  label: ReactNode;
  /** As a track of a grid: all rows share it, so that numbers stand under each other. */
  width: string;
  /** Numbers are read from the right. */
  end?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** What a row is known by in the document. */
  dataOf: (row: Row) => Readonly<Record<`data-${string}`, number>>;
}

const rowHeightRem = 3.25;

/** A table for a wide window: its head stays in place, and only the rows in sight are drawn. */
export function DataTable<Row>({ label, columns, rows, keyOf, dataOf }: DataTableProps<Row>) {
  const tracks = { gridTemplateColumns: columns.map(({ width }) => width).join(' ') };
  const side = (end: boolean | undefined) => (end ? 'justify-items-end text-right' : '');
  return (
    <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className="min-w-120 text-xs">
      <div role="rowgroup" className="sticky top-(--table-top,0px) z-10">
        <div
          role="row"
          aria-rowindex={1}
          style={tracks}
          className="hairline-b grid items-center gap-3 bg-(--orders-surface,var(--surface-0)) py-1.5 text-2xs text-text-3"
        >
          {columns.map(({ name, label: head, end }) => (
            <span key={name} role="columnheader" className={`min-w-0 ${end ? 'text-right' : ''}`}>
              {head}
            </span>
          ))}
        </div>
      </div>
      <VirtualRows
        as="table"
        rows={rows}
        keyOf={keyOf}
        rowHeightRem={rowHeightRem}
        render={(row) => (
          <div
            role="presentation"
            {...dataOf(row)}
            style={tracks}
            className="hairline-b grid h-full items-center gap-3 hover:bg-surface-2"
          >
            {columns.map(({ name, end, cell }) => (
              <div key={name} role="cell" className={`grid min-w-0 ${side(end)}`}>
                {cell(row)}
              </div>
            ))}
          </div>
        )}
      />
    </div>
  );
}

interface CellProps {
  main: ReactNode;
  under?: ReactNode;
  /** For numbers: half of one is another one, so what is too long goes on below. Words are cut, with the sign of it. */
  whole?: boolean;
}

/** What a cell says, and what belongs to it below in smaller letters. */
export function Cell({ main, under, whole = false }: CellProps) {
  const cut = whole ? '[overflow-wrap:anywhere] leading-tight' : 'truncate';
  return (
    <>
      <span className={`max-w-full font-medium ${cut}`}>{main}</span>
      {under !== undefined && <span className={`max-w-full text-2xs text-text-3 ${cut}`}>{under}</span>}
    </>
  );
}
