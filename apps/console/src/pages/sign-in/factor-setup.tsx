import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { CopyButton } from '@auric/web/src/ui/actions/copy-button.tsx';
import { QrCode } from '@auric/web/src/ui/drawings/qr-code.tsx';
import { ErrorState } from '@auric/web/src/ui/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/api.ts';
import { signIn as texts } from '../../texts/sign-in.ts';
import { CodeField } from './code-field.tsx';
import { StepHead } from './step-head.tsx';
import { useSignInStep } from './use-sign-in-step.ts';

/** Sets up the second factor: its secret as a QR code and as text, then a first code of it. */
export function FactorSetup({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  // Asked again it would be another secret than the one that the app has just read.
  const { data, isError, refetch } = useQuery({
    queryKey: ['factor-setup'],
    queryFn: () => api.act('session/setup', {}),
    staleTime: Infinity,
    gcTime: 0,
  });
  const step = useSignInStep({ code: '' }, async ({ code }) => {
    onCodes((await api.act('session/confirm', { code })).recovery_codes);
  });
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <form onSubmit={step.submit} noValidate className="flex flex-col gap-1">
      <StepHead title={texts.setup.title} note={texts.setup.note} />
      {data === undefined ? <span className="skeleton size-44" /> : <QrCode text={data.uri} />}
      <p className="mt-3 mb-4 flex items-center gap-1 text-sm">
        <span className="text-text-2">{texts.setup.secret}:</span>
        <code className="font-sans font-semibold break-all">{data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        {data !== undefined && <CopyButton text={data.secret} what={texts.setup.secret} />}
      </p>
      <CodeField label={texts.setup.code} hint="" {...step.field('code')} />
      <p role="alert" className="min-h-5 text-xs text-bad">
        {step.refusal}
      </p>
      <Button type="submit" look="primary" disabled={step.pending || data === undefined}>
        {texts.setup.act}
      </Button>
    </form>
  );
}
