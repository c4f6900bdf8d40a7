import type { Role } from '@auric/api/console/values';
import { Switch } from '@auric/web/src/ui/fields/switch.tsx';
import { operators as texts } from '../../texts/operators.ts';

const roles: readonly Role[] = ['support', 'compliance', 'finance', 'admin'];

/** The roles of an operator, each with what it is for. */
export function RoleChoice({ value, onChange }: { value: readonly Role[]; onChange: (roles: Role[]) => void }) {
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 text-xs font-medium text-text-2">{texts.form.roles}</legend>
      {roles.map((role) => (
        <div key={role} className="border-b border-line last:border-0 [&>label]:justify-between">
          <Switch
            label={
              <>
                <span className="block text-sm font-medium text-text-1">{texts.roles[role]}</span>
                <span className="block text-xs text-text-3">{texts.roleNotes[role]}</span>
              </>
            }
            checked={value.includes(role)}
            onChange={(on) => onChange(roles.filter((each) => (each === role ? on : value.includes(each))))}
          />
        </div>
      ))}
    </fieldset>
  );
}
