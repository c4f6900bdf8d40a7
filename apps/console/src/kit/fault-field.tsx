import type { EntryValues } from '@auric/api/console/values';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { useState } from 'react';

interface FaultFieldProps<Fault extends string> {
  /** Who hasn't claimed the case doesn't see it; what was chosen before stays chosen. */
  mine: boolean;
  faults: readonly Fault[];
  names: Readonly<Record<Fault, string>>;
  /** What stands there before anything is chosen. */
  none: string;
  onValues: (values: EntryValues) => void;
}

/** Why a case would be refused: one of the words that its customer reads as a sentence. */
export function FaultField<Fault extends string>({ mine, faults, names, none, onValues }: FaultFieldProps<Fault>) {
  const [fault, setFault] = useState<Fault | ''>('');
  if (!mine) return null;
  const choose = (word: Fault | '') => {
    setFault(word);
    onValues(word === '' ? {} : { fault: word });
  };
  return (
    <SelectField<Fault | ''>
      label="If refused, the customer is told"
      value={fault}
      onChange={choose}
      options={[{ value: '', label: none }, ...faults.map((word) => ({ value: word, label: names[word] }))]}
    />
  );
}
