import type { Treasury } from '@auric/api/console/treasury';
import { DateTimeField } from '@auric/web/src/kit/form/date-time-field.tsx';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { liveLine } from '../../data/live.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { isAmount } from '../../kit/is-amount.ts';
import { acts } from '../../texts/acts.ts';
import { treasury as treasuryTexts } from '../../texts/treasury.ts';

const texts = treasuryTexts.bank;
const none = { value: '', label: '–' };
/** No account has less than nothing, and an empty one has nothing. */
const zero = /^0(?:\.0+)?$/;

interface BankDialogProps {
  treasury: Treasury;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes to state what the bank accounts of the house have of a coin. */
export function BankDialog({ treasury: { liabilities }, ...dialog }: BankDialogProps) {
  const [currency, setCurrency] = useState('');
  const [amount, setAmount] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const isSum = isAmount(amount) || zero.test(amount);
  const filled = currency !== '' && isSum && at !== null && at <= liveLine.now();
  const run = async (reason: string) => {
    const asked = { currency: Number(currency), amount, stated_at: at ?? 0, reason };
    const { proposal } = await api.act('reconciliation/bank', asked);
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
        <SelectField
          label={texts.currency}
          value={currency}
          onChange={setCurrency}
          options={[none, ...liabilities.map((each) => ({ value: String(each.currency), label: each.currency_name }))]}
        />
        <TextField
          label={texts.amount}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.target.value.trim())}
        />
      </div>
      <DateTimeField withTime label={texts.at} hint={texts.atHint} value={at} onChange={setAt} />
    </ActDialog>
  );
}
