import { type FreezeWord, freezeWords } from '@auric/api/console/customers';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { customers } from '../../texts/customers.ts';
import type { CustomerDialogProps } from './customer-dialog.ts';
import { ScopeChoice, type Scope } from './scope-choice.tsx';

const texts = customers.freeze;

/** Freezes trading, withdrawals or both. */
export function FreezeDialog({ customer: { id }, ...dialog }: CustomerDialogProps) {
  const client = useQueryClient();
  const [scope, setScope] = useState<Scope>('both');
  const [word, setWord] = useState<FreezeWord>('security');
  const run = async (reason: string) => {
    await api.act('customers/freeze', { customer: id, scope, word, reason });
    toast(texts.done);
    await client.invalidateQueries({ queryKey: queryKeys.customer(id) });
  };
  return (
    <ActDialog {...dialog} title={texts.title} act={texts.act} look="danger" note={texts.note} run={run}>
      <ScopeChoice value={scope} onChange={setScope} />
      <SelectField
        label={texts.word}
        value={word}
        onChange={setWord}
        options={freezeWords.map((value) => ({ value, label: customers.words[value] ?? value }))}
      />
    </ActDialog>
  );
}
