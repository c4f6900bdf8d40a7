import type { FactorMethod } from '@auric/api';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeysWork, showPasskey } from '../../data/passkey.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CodeInput } from '../../ui/fields/code-input.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

type Field = ReturnType<typeof useFormField>;

interface FactorFieldsProps {
  /** What the customer has set; none of them, and nothing is asked. */
  methods: readonly FactorMethod[];
  /** What `useFormField` gives for the code and for the passkey's answer, which is never seen. */
  code: Field;
  passkey: Field;
  /** Asks the server for what a passkey is to answer. */
  challenge: () => Promise<{ options: string }>;
}

const wordClass = 'min-h-11 rounded-control text-sm font-semibold text-gold-text';

/** The second factor in a form: the code of the app, a recovery code, or a passkey, which sends the form at once. */
export function FactorFields({ methods, code, passkey, challenge }: FactorFieldsProps) {
  const { t } = useTranslation();
  const app = methods.includes('totp');
  const recovery = methods.includes('recovery_code');
  const [byRecovery, setByRecovery] = useState(false);
  if (methods.length === 0) return null;
  const turn = (next: boolean) => {
    code.onChange('');
    setByRecovery(next);
  };
  return (
    <div className="flex flex-col gap-1">
      {app && !byRecovery && <CodeInput label={t(($) => $.session.secondFactor)} {...code} />}
      {byRecovery && (
        <TextField
          label={t(($) => $.security.recoveryCode)}
          placeholder="XXXXX-XXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...code}
        />
      )}
      {!app && !byRecovery && code.error !== undefined && (
        <p role="alert" className="text-xs text-bad">
          {code.error}
        </p>
      )}
      {methods.includes('passkey') && passkeysWork() && <PasskeyButton passkey={passkey} challenge={challenge} />}
      {recovery && (
        <button type="button" onClick={() => turn(!byRecovery)} className={`${wordClass} self-start`}>
          {byRecovery && app ? t(($) => $.security.useApp) : t(($) => $.security.useRecovery)}
        </button>
      )}
    </div>
  );
}

function PasskeyButton({ passkey, challenge }: Pick<FactorFieldsProps, 'passkey' | 'challenge'>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const use = async (form: HTMLFormElement | null) => {
    setPending(true);
    try {
      passkey.onChange(await showPasskey(await challenge()));
      form?.requestSubmit();
      // An answer is good once, and the form has taken it along.
      passkey.onChange('');
    } catch (error) {
      toast(error instanceof ApiError ? failureText(error) : t(($) => $.security.passkeyNotUsed));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button disabled={pending} onClick={(event) => void use(event.currentTarget.form)} className="w-full">
        <KeyRound size={18} aria-hidden />
        {t(($) => $.security.usePasskey)}
      </Button>
      {passkey.error !== undefined && (
        <p role="alert" className="text-xs text-bad">
          {passkey.error}
        </p>
      )}
    </>
  );
}
