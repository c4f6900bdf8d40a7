import { Logo } from '@auric/web/src/ui/frame/logo.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '../../data/seat.ts';
import { frame } from '../../texts/frame.ts';
import { signIn as texts } from '../../texts/sign-in.ts';
import { FactorSetup } from './factor-setup.tsx';
import { FactorStep } from './factor-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewStep } from './renew-step.tsx';

/** The way in: password, then the second factor, which is set up at the first time. */
export function SignIn({ seat }: { seat: Seat }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    document.title = `${texts.enter} · Auric ${frame.title}`;
  }, []);
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto_2fr] justify-items-center px-6 py-10">
      <span />
      <div className="w-full max-w-96">
        <p className="mb-8 flex items-center gap-2.5 text-base font-semibold tracking-tight">
          <Logo size={24} />
          Auric {frame.title}
        </p>
        {codes === null ? (
          <Step seat={seat} onCodes={setCodes} />
        ) : (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        )}
      </div>
    </main>
  );
}

function Step({ seat, onCodes }: { seat: Seat; onCodes: (codes: readonly string[]) => void }): ReactNode {
  switch (seat.stage) {
    case 'out':
      return <PasswordStep ended={seat.ended} />;
    case 'factor':
      return <FactorStep />;
    case 'setup':
      return <FactorSetup onCodes={onCodes} />;
    case 'renew':
      return <RenewStep />;
    default:
      return null;
  }
}
