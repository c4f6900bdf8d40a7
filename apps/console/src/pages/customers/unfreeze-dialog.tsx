import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { customers } from '../../texts/customers.ts';
import type { CustomerDialogProps } from './customer-dialog.ts';
import { type Scope, ScopeChoice } from './scope-choice.tsx';

const texts = customers.unfreeze;

/** Lifts what operators have frozen. */
export function UnfreezeDialog({ customer: { id }, ...dialog }: CustomerDialogProps) {
  const client = useQueryClient();
  const [scope, setScope] = useState<Scope>('both');
  const run = async (reason: string) => {
    await api.act('customers/unfreeze', { customer: id, scope, reason });
    toast(texts.done);
    await client.invalidateQueries({ queryKey: queryKeys.customer(id) });
  };
  return (
    <ActDialog {...dialog} title={texts.title} act={texts.act} note={texts.note} run={run}>
      <ScopeChoice value={scope} onChange={setScope} />
    </ActDialog>
  );
}
