import { type WithdrawalFault, withdrawalFaults } from '@auric/api/console/withdrawals';
import type { EntryValues } from '@auric/api/console/values';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { useState } from 'react';
import { FaultField } from '../../kit/fault-field.tsx';
import FactView from '../fact-view.tsx';
import type { CaseViewProps } from '../part.ts';

const faultNames: Readonly<Record<WithdrawalFault, string>> = {
  address_listed: 'We can’t send to this address',
  owner_unconfirmed: 'Not certain that the owner asks',
  card_refused: 'The bank refused the payment',
  name_differs: 'The name on the card differs',
  not_possible_now: 'Not possible at the moment',
};

/** Where it goes and what it is worth; why it would be rejected and, of a payment by hand, its reference. */
export default function WithdrawalView({ shown, mine, onValues }: CaseViewProps) {
  const [fault, setFault] = useState<EntryValues>({});
  const [reference, setReference] = useState('');
  const hand = (values: EntryValues, typed: string) =>
    onValues(typed === '' ? values : { ...values, reference: typed });
  const isPaidByHand = shown.queue === 'bank_payouts';
  return (
    <div className="flex flex-col gap-4">
      <FactView shown={shown} mine={mine} onValues={onValues} />
      {mine && isPaidByHand && (
        <TextField
          label="Reference of the payment at the bank"
          value={reference}
          onChange={(event) => {
            setReference(event.target.value);
            hand(fault, event.target.value.trim());
          }}
        />
      )}
      {shown.queue !== 'unknown_withdrawals' && (
        <FaultField
          mine={mine}
          faults={withdrawalFaults}
          names={faultNames}
          none="Choose a reason"
          onValues={(values) => {
            setFault(values);
            hand(values, reference.trim());
          }}
        />
      )}
    </div>
  );
}
