import type { ReactNode } from 'react';
import { RecordRows, type RecordLook } from '../../kit/record/record-list.tsx';
import { RecordSkeletons } from '../../kit/record/record-skeletons.tsx';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

interface OpenListProps<Row> extends Omit<RecordLook<Row>, 'keyOf'> {
  /** All of them; undefined until they are there. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  refetch: () => Promise<unknown>;
  empty: ReactNode;
}

/** What is open, all of it at once. */
export function OpenList<Row extends { id: number }>({ rows, failed, refetch, empty, ...look }: OpenListProps<Row>) {
  if (rows === undefined) {
    if (failed) return <ErrorState onRetry={() => void refetch()} />;
    return <RecordSkeletons look={look.columns === null ? 'card' : 'row'} />;
  }
  return (
    <PullToRefresh onRefresh={refetch}>
      {rows.length === 0 ? empty : <RecordRows {...look} rows={rows} keyOf={({ id }) => id} />}
    </PullToRefresh>
  );
}
