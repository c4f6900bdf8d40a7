import { Choice } from '@auric/web/src/ui/fields/choice.tsx';
import { customers } from '../../texts/customers.ts';

const texts = customers.freeze;
const scopes = ['both', 'trading', 'withdrawals'] as const;
export type Scope = (typeof scopes)[number];

/** What is frozen or lifted. */
export function ScopeChoice({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  return (
    <div>
      <span aria-hidden className="mb-1 block text-xs font-medium text-text-2">
        {texts.scope}
      </span>
      <Choice
        label={texts.scope}
        value={value}
        onChange={onChange}
        options={scopes.map((scope) => ({ value: scope, label: texts.scopes[scope] }))}
      />
    </div>
  );
}
