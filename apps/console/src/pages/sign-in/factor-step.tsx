import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { api } from '../../data/api.ts';
import { take, takeAs } from '../../data/seat.ts';
import { signIn as texts } from '../../texts/sign-in.ts';
import { CodeField } from './code-field.tsx';
import { StepHead } from './step-head.tsx';
import { useSignInStep } from './use-sign-in-step.ts';

/** The code of the second factor. */
export function FactorStep() {
  const step = useSignInStep({ code: '' }, async ({ code }) => takeAs(await api.act('session/factor', { code })));
  return (
    <form onSubmit={step.submit} noValidate className="flex flex-col gap-1">
      <StepHead title={texts.factor.title} note={texts.factor.note} />
      <CodeField autoFocus {...step.field('code')} />
      <p role="alert" className="min-h-5 text-xs text-bad">
        {step.refusal}
      </p>
      <Button type="submit" look="primary" disabled={step.pending}>
        {texts.enter}
      </Button>
      <Button look="quiet" onClick={() => take({ stage: 'out', ended: false })}>
        {texts.again}
      </Button>
    </form>
  );
}
