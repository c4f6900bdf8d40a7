import type { Treasury } from '@auric/api/console/treasury';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { isAmount } from '../../kit/is-amount.ts';
import { spoken } from '../../kit/spoken.ts';
import { acts } from '../../texts/acts.ts';
import { treasury as treasuryTexts } from '../../texts/treasury.ts';

const texts = treasuryTexts.fund;
const referenceLeast = 3;
const none = { value: '', label: '–' };

interface FundDialogProps {
  treasury: Treasury;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes to record capital that has come in from outside. */
export function FundDialog({ treasury: { house, liabilities }, ...dialog }: FundDialogProps) {
  const [account, setAccount] = useState('');
  const [currency, setCurrency] = useState('');
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const filled = account !== '' && currency !== '' && isAmount(amount) && reference.trim().length >= referenceLeast;
  const run = async (reason: string) => {
    const asked = { account, currency: Number(currency), amount, reference: reference.trim(), reason };
    const { proposal } = await api.act('treasury/fund', asked);
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
          label={texts.account}
          value={account}
          onChange={setAccount}
          options={[none, ...house.map(({ name }) => ({ value: name, label: spoken(name) }))]}
        />
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
