import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, signIn } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { passkeysWork, showPasskey } from '../../data/passkey.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { guestChallenge } from './login-challenge.ts';
import { loginDraft } from './login-draft.ts';

/** Signs in by a passkey, without a name or a password. Nothing where this browser has none to show. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  if (!passkeysWork()) return null;
  const enter = async () => {
    setPending(true);
    try {
      const passkey = await showPasskey(await guestChallenge());
      signIn(await api.act('session/passkey_login', { passkey }));
      loginDraft.forget();
      onDone();
    } catch (error) {
      toast(error instanceof ApiError ? failureText(error) : t(($) => $.security.passkeyNotUsed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button disabled={pending} onClick={() => void enter()} className="mt-3 w-full">
      <Fingerprint size={18} aria-hidden />
      {t(($) => $.security.passkeyLogin)}
    </Button>
  );
}
