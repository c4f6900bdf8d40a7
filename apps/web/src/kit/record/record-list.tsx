import type { ReactNode } from 'react';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { CardList } from './card-list.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { RecordSkeletons } from './record-skeletons.tsx';
import type { Paged } from './use-paged.ts';

/** How records of one kind look: cards on a phone, rows of a table where there is room. */
export interface RecordLook<Row> {
  label: string;
  keyOf: (row: Row) => string | number;
  card: (row: Row) => ReactNode;
  /** The columns of the table; null for cards. */
  columns: readonly Column<Row>[] | null;
  /** What a row of the table is known by in the document. */
  dataOf?: (row: Row) => Readonly<Record<`data-${string}`, number>>;
}

/** All of some records, without an end to come. */
export function RecordRows<Row>({ rows, ...look }: RecordLook<Row> & { rows: readonly Row[] }) {
  const { label, keyOf, card, columns, dataOf = () => ({}) } = look;
  if (columns === null) return <CardList label={label} rows={rows} keyOf={keyOf} render={card} />;
  return <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} dataOf={dataOf} />;
}

interface RecordListProps<Row> extends RecordLook<Row> {
  paged: Paged<Row>;
  /** One sentence and one action, where there is nothing. */
  empty: ReactNode;
  /** The heading that cards stand under, as their day. */
  sectionOf?: (row: Row) => string;
  /** Cards that are lines of a list rather than boxes. */
  flat?: boolean;
}

/** Records page by page: their place while they load, a way on where that failed, and the end. */
export function RecordList<Row>({ paged, empty, sectionOf, flat = false, ...look }: RecordListProps<Row>) {
  const { label, keyOf, card, columns } = look;
  const { rows, state, more, refresh } = paged;
  const table = columns !== null;
  if (rows === undefined && state === 'loading')
    return <RecordSkeletons look={table ? 'row' : flat ? 'line' : 'card'} />;
  const shared = { label, state, onMore: more, onRefresh: refresh, empty };
  if (table) {
    const whole = rows === undefined || rows.length === 0 ? [] : [rows];
    return (
      <EndlessList
        {...shared}
        rows={whole}
        rowHeight="h-13"
        keyOf={() => 'table'}
        render={(all) => <RecordRows {...look} rows={all} />}
      />
    );
  }
  return (
    <EndlessList
      {...shared}
      rows={rows ?? []}
      rowHeight={flat ? 'h-16' : 'h-30'}
      keyOf={keyOf}
      {...(sectionOf && { sectionOf })}
      render={(row) => (flat ? card(row) : <div className="pb-2">{card(row)}</div>)}
    />
  );
}
