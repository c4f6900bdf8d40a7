import { ButtonLink } from '@auric/web/src/ui/actions/button.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { frame } from '../texts/frame.ts';

/** An address that leads nowhere, and the way on. */
export function NotFound() {
  return (
    <>
      <PageHead title={frame.notFound} />
      <EmptyState text={frame.notFoundNote} action={<ButtonLink to="/">{frame.toQueues}</ButtonLink>} />
    </>
  );
}
