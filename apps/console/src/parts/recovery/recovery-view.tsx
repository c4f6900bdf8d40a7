import { type RecoveryFault, recoveryFaults } from '@auric/api/console/recovery';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { useState } from 'react';
import FactView from '../fact-view.tsx';
import type { CaseViewProps } from '../part.ts';
import { faultNames } from './fault-names.ts';

/** What the customer asks and what is known of the account, and why it would be refused. */
export default function RecoveryView({ shown, mine, onValues }: CaseViewProps) {
  const [fault, setFault] = useState<RecoveryFault | ''>('');
  const choose = (word: RecoveryFault | '') => {
    setFault(word);
    onValues(word === '' ? {} : { fault: word });
  };
  return (
    <div className="flex flex-col gap-4">
      <FactView shown={shown} mine={mine} onValues={onValues} />
      {mine && (
        <SelectField<RecoveryFault | ''>
          label="If refused, the customer is told"
          value={fault}
          onChange={choose}
          options={[
            { value: '', label: 'Choose a reason' },
            ...recoveryFaults.map((word) => ({ value: word, label: faultNames[word] })),
          ]}
        />
      )}
    </div>
  );
}
