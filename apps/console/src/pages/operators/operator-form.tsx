import type { Role } from '@auric/api/console/values';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { operators as texts } from '../../texts/operators.ts';
import type { Agreed } from './use-agreed.ts';
import { RoleChoice } from './role-choice.tsx';

interface OperatorFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAgreed: (agreed: Agreed) => void;
}

const nameForm = /^[a-z][a-z0-9._-]{2,31}$/;

/** Adds an operator. */
export function OperatorForm({ open, onOpenChange, onAgreed }: OperatorFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const run = async (reason: string) => {
    onAgreed(await api.act('operators/add', { name, roles, reason }));
    setName('');
    setRoles([]);
    await client.invalidateQueries({ queryKey: queryKeys.operators });
  };
  const missing = !nameForm.test(name) ? texts.form.giveName : roles.length === 0 ? texts.form.chooseRoles : null;
  return (
    <ActDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.add}
      act={texts.acts.add}
      note={`${texts.notes.add} ${texts.second}`}
      missing={missing}
      run={run}
    >
      <TextField
        label={texts.form.name}
        hint={texts.form.nameHint}
        value={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setName(event.target.value.trim().toLowerCase())}
      />
      <RoleChoice value={roles} onChange={setRoles} />
    </ActDialog>
  );
}
