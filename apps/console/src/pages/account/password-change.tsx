import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { api } from '../../data/api.ts';
import { takeAs } from '../../data/seat.ts';
import { signIn } from '../../texts/sign-in.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { OwnPassword } from '../sign-in/own-password.tsx';
import { useSignInStep } from '../sign-in/use-sign-in-step.ts';

const texts = signIn.renew;

/** Changes the own password; every other session of it ends. */
export function PasswordChange({ onDone }: { onDone: () => void }) {
  const empty = { old_password: '', password: '', repassword: '', code: '' };
  const step = useSignInStep(empty, async (values) => {
    if (values.password !== values.repassword) {
      throw new ApiError('refused', { code: 'passwords_differ', message: texts.differ });
    }
    takeAs(await api.act('session/password', values));
    onDone();
  });
  return (
    <form onSubmit={step.submit} noValidate className="flex max-w-96 flex-col gap-1">
      <OwnPassword label={texts.old} {...step.field('old_password')} />
      <OwnPassword fresh label={texts.fresh} {...step.field('password')} />
      <OwnPassword fresh label={texts.again} {...step.field('repassword')} />
      <CodeField label={texts.code} {...step.field('code')} />
      <p role="alert" className="min-h-5 text-xs text-bad">
        {step.refusal}
      </p>
      <Button type="submit" look="primary" disabled={step.pending}>
        {texts.act}
      </Button>
    </form>
  );
}
