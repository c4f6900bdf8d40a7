import type { ConsoleParams } from '@auric/api/console';
import { Choice } from '@auric/web/src/ui/fields/choice.tsx';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useTreasury } from '../../data/use-treasury.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { isAmount } from '../../kit/is-amount.ts';
import { spoken } from '../../kit/spoken.ts';
import { acts } from '../../texts/acts.ts';
import { customers } from '../../texts/customers.ts';
import type { CustomerDialogProps } from './customer-dialog.ts';

const texts = customers.adjust;
const accounts = ['spot', 'funding', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
const directions = ['to_customer', 'from_customer'] as const;

type Asked = ConsoleParams<'customers/adjust'>;

/** Proposes a correction that is booked on both sides, once a second person has confirmed it. */
export function AdjustDialog({ customer: { id }, ...dialog }: CustomerDialogProps) {
  const { data: treasury } = useTreasury({ enabled: dialog.open });
  const [direction, setDirection] = useState<Asked['direction']>('to_customer');
  const [account, setAccount] = useState<Asked['account']>('spot');
  const [currency, setCurrency] = useState('');
  const [amount, setAmount] = useState('');
  const [house, setHouse] = useState('');
  const run = async (reason: string) => {
    const asked = {
      customer: id,
      account,
      currency: Number(currency),
      amount,
      direction,
      house_account: house,
      reason,
    };
    const { proposal } = await api.act('customers/adjust', asked);
    toast(acts.proposed(proposal));
    setAmount('');
  };
  const missing = currency === '' || house === '' || !isAmount(amount) ? texts.fill : null;
  const coins = (treasury?.liabilities ?? []).map(({ currency: value, currency_name: label }) => ({
    value: String(value),
    label,
  }));
  const houses = (treasury?.house ?? []).map(({ name }) => ({ value: name, label: spoken(name) }));
  const none = { value: '', label: '–' };
  return (
    <ActDialog
      {...dialog}
      title={texts.title}
      act={texts.act}
      note={`${texts.note} ${acts.second}`}
      missing={missing}
      run={run}
    >
      <Choice
        label={texts.direction}
        value={direction}
        onChange={setDirection}
        options={directions.map((value) => ({ value, label: texts.directions[value] }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={texts.account}
          value={account}
          onChange={setAccount}
          options={accounts.map((value) => ({ value, label: spoken(value) }))}
        />
        <SelectField label={texts.house} value={house} onChange={setHouse} options={[none, ...houses]} />
        <SelectField label={texts.currency} value={currency} onChange={setCurrency} options={[none, ...coins]} />
        <TextField
          label={texts.amount}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.target.value.trim())}
        />
      </div>
    </ActDialog>
  );
}
