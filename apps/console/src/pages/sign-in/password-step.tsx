import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { api } from '../../data/api.ts';
import { take } from '../../data/seat.ts';
import { signIn as texts } from '../../texts/sign-in.ts';
import { OwnPassword } from './own-password.tsx';
import { StepHead } from './step-head.tsx';
import { useSignInStep } from './use-sign-in-step.ts';

/** Name and password. */
export function PasswordStep({ ended }: { ended: boolean }) {
  const step = useSignInStep(
    { name: '', password: '' },
    async ({ name, password }) => {
      const { state } = await api.act('session/login', { name: name.trim(), password });
      take({ stage: state });
    },
    'password',
  );
  const { onChange, ...name } = step.field('name');
  return (
    <form onSubmit={step.submit} noValidate className="flex flex-col gap-1">
      <StepHead title={texts.title} note={ended ? texts.ended : texts.note} />
      <TextField
        label={texts.name}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => onChange(event.target.value)}
        {...name}
      />
      <OwnPassword {...step.field('password')} />
      <p role="alert" className="min-h-5 text-xs text-bad">
        {step.refusal}
      </p>
      <Button type="submit" look="primary" disabled={step.pending}>
        {texts.onward}
      </Button>
    </form>
  );
}
