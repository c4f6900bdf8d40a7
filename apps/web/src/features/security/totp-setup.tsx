import type { Message } from '@auric/api';
import { factorEndpoints } from '@auric/api/people/factors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { CodeInput } from '../../ui/fields/code-input.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { factorsChanged } from './use-factors.ts';

type Begun = Message<'factor/totp_begin'>;

/** Sets an authenticator app up: who one is, the secret, the first code, and the recovery codes. */
export function TotpSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async () => {
    await factorsChanged();
    onDone();
  };
  if (codes !== null && codes.length > 0) return <RecoveryCodeList codes={codes} onKept={() => void finish()} />;
  if (begun === null) {
    return (
      <ProofForm
        act={t(($) => $.security.setUp)}
        note={t(($) => $.security.othersOut)}
        onProof={async (proof) => setBegun(await api.act('factor/totp_begin', proof))}
      />
    );
  }
  const confirmed = (shown: readonly string[]) => (shown.length === 0 ? void finish() : setCodes(shown));
  return <FirstCode begun={begun} onConfirmed={confirmed} />;
}

function FirstCode({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation();
  const form = useActForm({
    schema: factorEndpoints['factor/totp_confirm'].request,
    values: { code: '' },
    failed: t(($) => $.security.notSaved),
    act: async (values) => onConfirmed((await api.act('factor/totp_confirm', values)).recovery_codes),
  });
  const code = useFormField(form.control, 'code');
  const keyName = t(($) => $.security.setupKey);
  return (
    <>
      <p className="mb-4 text-sm text-text-2">{t(($) => $.security.totpIntro)}</p>
      <div className="mb-4 flex flex-col items-center gap-3 rounded-card border border-line bg-surface-1 p-4">
        <QrCode text={begun.uri} />
        <a
          href={begun.uri}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-gold-text lg:hidden"
        >
          {t(($) => $.security.openApp)}
        </a>
        <p className="flex w-full items-center justify-between gap-2 border-t border-line pt-3 text-xs text-text-2">
          <span className="min-w-0">
            {keyName}
            <b className="block font-mono text-sm font-semibold [overflow-wrap:anywhere] text-text-1">
              {begun.secret.match(/.{1,4}/g)?.join(' ')}
            </b>
          </span>
          <CopyButton text={begun.secret} what={keyName} />
        </p>
      </div>
      <ActForm form={form} act={t(($) => $.security.turnOn)}>
        <CodeInput label={t(($) => $.security.appCode)} {...code} />
      </ActForm>
    </>
  );
}
