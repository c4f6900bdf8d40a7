import { factorEndpoints } from '@auric/api/people/factors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { makePasskey } from '../../data/passkey.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import type { Passkey } from './passkey-list.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { factorsChanged } from './use-factors.ts';

/** What a browser calls itself, as a first name of its passkey. */
function deviceName(): string {
  const { userAgent } = navigator;
  return /iPhone|iPad|Android|Macintosh|Windows|Linux/.exec(userAgent)?.[0] ?? 'Passkey';
}

/** Adds a passkey of this device. `onAdded` gets the recovery codes, where there were none. */
export function AddPasskey({ onAdded }: { onAdded: (codes: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [options, setOptions] = useState<{ options: string } | null>(null);
  const begin = async (proof: Proof) => setOptions(await api.act('factor/passkey_begin', proof));
  if (options === null)
    return <ProofForm act={t(($) => $.security.addPasskey)} note={t(($) => $.security.othersOut)} onProof={begin} />;
  const add = async (name: string) => {
    let passkey: string;
    try {
      passkey = await makePasskey(options);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      return toast(t(($) => $.security.passkeyNotUsed));
    }
    const { recovery_codes } = await api.act('factor/passkey_add', { passkey, name });
    await factorsChanged();
    onAdded(recovery_codes);
  };
  return <NameForm name={deviceName()} act={t(($) => $.security.addPasskey)} onName={add} />;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const rename = async (name: string) => {
    await api.act('factor/passkey_rename', { id: passkey.id, name });
    await factorsChanged();
    onDone();
  };
  return <NameForm name={passkey.name} act={t(($) => $.security.save)} onName={rename} />;
}

/** Takes a passkey away. */
export function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const remove = async (proof: Proof) => {
    await api.act('factor/passkey_remove', { id: passkey.id, ...proof });
    await factorsChanged();
    onDone();
  };
  return (
    <ProofForm look="danger" act={t(($) => $.security.remove)} note={t(($) => $.security.hold)} onProof={remove} />
  );
}

function NameForm({ name, act, onName }: { name: string; act: string; onName: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const form = useActForm({
    schema: factorEndpoints['factor/passkey_rename'].request,
    values: { id: '-', name },
    failed: t(($) => $.security.notSaved),
    act: (values) => onName(values.name),
  });
  const field = useFormField(form.control, 'name');
  return (
    <ActForm form={form} act={act}>
      <TextField label={t(($) => $.security.passkeyName)} autoComplete="off" {...field} />
    </ActForm>
  );
}
