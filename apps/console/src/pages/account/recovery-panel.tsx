import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { findSeat } from '../../data/session.ts';
import { Panel } from '../../kit/panel.tsx';
import { account } from '../../texts/account.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { OwnPassword } from '../sign-in/own-password.tsx';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { useSignInStep } from '../sign-in/use-sign-in-step.ts';

const texts = account.codes;
const fewCodes = 3;

/** How many recovery codes are left, and new ones. */
export function RecoveryPanel({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = useSignInStep({ password: '', code: '' }, async (values) => {
    setCodes((await api.act('session/recovery_codes', values)).recovery_codes);
    await findSeat();
  });
  if (codes !== null) {
    return (
      <Panel title={texts.title}>
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </Panel>
    );
  }
  return (
    <Panel title={texts.title}>
      <p className={`mb-3 text-sm ${left <= fewCodes ? 'text-bad' : 'text-text-2'}`}>
        {texts.left(left)} {left <= fewCodes ? texts.few : texts.note}
      </p>
      <form onSubmit={step.submit} noValidate className="flex max-w-96 flex-col gap-1">
        <OwnPassword {...step.field('password')} />
        <CodeField {...step.field('code')} />
        <p role="alert" className="min-h-5 text-xs text-bad">
          {step.refusal}
        </p>
        <Button type="submit" disabled={step.pending}>
          {texts.act}
        </Button>
      </form>
    </Panel>
  );
}
