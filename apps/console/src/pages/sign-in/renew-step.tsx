import { StepHead } from './step-head.tsx';
import { PasswordChange } from '../account/password-change.tsx';
import { signIn as texts } from '../../texts/sign-in.ts';

/** A password that somebody else knows is changed before anything else. */
export function RenewStep() {
  return (
    <>
      <StepHead title={texts.renew.title} note={texts.renew.note} />
      <PasswordChange onDone={() => undefined} />
    </>
  );
}
