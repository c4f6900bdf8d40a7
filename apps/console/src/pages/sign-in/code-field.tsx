import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { signIn as texts } from '../../texts/sign-in.ts';

interface CodeFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  label?: string;
  hint?: string;
  autoFocus?: boolean;
}

/** A code of the authenticator app or a recovery code: one field for both, since either is pasted or typed. */
export function CodeField({ label = texts.code, hint = texts.codeHint, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      {...rest}
    />
  );
}
