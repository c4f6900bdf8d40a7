import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { ErrorState } from '@auric/web/src/ui/states/error-state.tsx';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import type { ReactNode } from 'react';
import { Forbidden } from './forbidden.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface Question<Answer> {
  data: Answer | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface AnsweredProps<Answer> {
  to: Question<Answer>;
  /** What holds the place until the answer is there. */
  waiting?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/**
 * What stands where an answer of the server is shown: its place while it is on its way, why it may not be seen, why it could
 * not be read and a way to try again; else the answer, which stays in sight while it is read anew.
 */
export function Answered<Answer>({ to, waiting = <RowsSkeleton />, children }: AnsweredProps<Answer>) {
  const failureText = useFailureText();
  const { data, error, refetch } = to;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'not_permitted') return <Forbidden />;
  if (error.code.endsWith('_unknown')) return <EmptyState text={failureText(error)} />;
  return <ErrorState text={failureText(error)} onRetry={() => void refetch()} />;
}
