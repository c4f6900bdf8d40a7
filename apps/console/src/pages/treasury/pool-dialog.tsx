import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { isAmount } from '../../kit/is-amount.ts';
import { acts } from '../../texts/acts.ts';
import { treasury } from '../../texts/treasury.ts';

const texts = treasury.pool;
const referenceLeast = 3;

interface PoolDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes to take capital out of the pool of seconds options. */
export function PoolDialog(dialog: PoolDialogProps) {
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const filled = isAmount(amount) && reference.trim().length >= referenceLeast;
  const run = async (reason: string) => {
    const asked = { amount, reference: reference.trim(), reason };
    const { proposal } = await api.act('treasury/withdraw_option_pool', asked);
    toast(acts.proposed(proposal));
  };
  return (
    <ActDialog
      {...dialog}
      title={texts.title}
      act={texts.act}
      note={`${texts.note} ${acts.second}`}
      missing={filled ? null : texts.fill}
      run={run}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.amount}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.target.value.trim())}
        />
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          value={reference}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
    </ActDialog>
  );
}
