import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { ShieldX } from 'lucide-react';
import { frame } from '../texts/frame.ts';

/** Stands where something would be that this operator's roles don't reach, and says which ones do. */
export function Forbidden({ roles }: { roles?: readonly string[] | undefined }) {
  const text = roles === undefined || roles.length === 0 ? frame.forbidden.text : frame.forbidden.needs(roles);
  return <EmptyState icon={ShieldX} text={text} />;
}
