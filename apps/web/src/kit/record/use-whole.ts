import { useQuery, type QueryKey } from '@tanstack/react-query';
import type { Paged } from './use-paged.ts';

interface WholeOptions<Row> {
  key: QueryKey;
  read: (signal: AbortSignal) => Promise<readonly Row[]>;
}

/** Records of which one answer has all. */
export function useWhole<Row>({ key, read }: WholeOptions<Row>): Paged<Row> {
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) });
  return {
    rows: data,
    state: data !== undefined ? 'whole' : isError ? 'failed' : 'loading',
    more: () => void refetch(),
    refresh: () => refetch(),
  };
}
