import { ButtonLink } from '@auric/web/src/ui/actions/button.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { frame } from '../texts/frame.ts';

/** An address that leads nowhere, and the way on. */
export function NotFound() {
  return <EmptyState text={frame.notFound} action={<ButtonLink to="/">{frame.toQueues}</ButtonLink>} />;
}
