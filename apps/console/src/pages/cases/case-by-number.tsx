import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { Answered } from '../../kit/answered.tsx';

/** Leads from the number of a case to its place in its queue. */
export default function CaseByNumber() {
  const id = Number(useParams()['case']);
  const shown = useQuery({
    queryKey: queryKeys.case(id),
    queryFn: ({ signal }) => api.read('cases/one', { id }, { signal }),
  });
  return <Answered to={shown}>{({ queue }) => <Navigate replace to={`/queues/${queue}/${id}`} />}</Answered>;
}
