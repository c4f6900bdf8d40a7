import { recoveryFaults } from '@auric/api/console/recovery';
import { FaultField } from '../../kit/fault-field.tsx';
import FactView from '../fact-view.tsx';
import type { CaseViewProps } from '../part.ts';
import { faultNames } from './fault-names.ts';

const factors: Readonly<Record<string, string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
  recovery_code: 'Recovery codes',
};

/** What the customer asks and what is known of the account, and why it would be refused. */
export default function RecoveryView({ shown, mine, onValues }: CaseViewProps) {
  const { second_factors: given } = shown.view;
  const named = typeof given === 'string' ? given.split(' ').map((factor) => factors[factor] ?? factor) : [];
  const view = { ...shown.view, second_factors: named.join(', ') };
  return (
    <div className="flex flex-col gap-4">
      <FactView shown={{ ...shown, view }} mine={mine} onValues={onValues} />
      <FaultField mine={mine} faults={recoveryFaults} names={faultNames} none="Choose a reason" onValues={onValues} />
    </div>
  );
}
