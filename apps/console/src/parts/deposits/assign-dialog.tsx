import type { UnassignedDeposit } from '@auric/api/console/deposits';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { grouped } from '../../kit/grouped.ts';
import { acts } from '../../texts/acts.ts';

interface AssignDialogProps {
  deposit: UnassignedDeposit;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes whose an arrival is. */
export function AssignDialog({ deposit: { deposit, amount, currency }, ...dialog }: AssignDialogProps) {
  const [customer, setCustomer] = useState('');
  const isFilled = /^[1-9]\d{0,14}$/.test(customer);
  const run = async (reason: string) => {
    const { proposal } = await api.act('deposits/assign', { deposit, customer: Number(customer), reason });
    toast(acts.proposed(proposal));
  };
  return (
    <ActDialog
      {...dialog}
      title={`Whose are ${grouped(amount)} ${currency}?`}
      act="Assign"
      note={`It is credited when another operator has confirmed it. ${acts.second}`}
      missing={isFilled ? null : 'Enter the number of the customer'}
      run={run}
    >
      <TextField
        label="Number of the customer"
        value={customer}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setCustomer(event.target.value.trim())}
      />
    </ActDialog>
  );
}
