import { PasswordField } from '@auric/web/src/ui/fields/password-field.tsx';
import { signIn as texts } from '../../texts/sign-in.ts';

interface OwnPasswordProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  label?: string;
  fresh?: boolean;
  autoFocus?: boolean;
}

/** The password of who sits here, or the new one that takes its place. */
export function OwnPassword({ label = texts.password, fresh = false, onChange, ...rest }: OwnPasswordProps) {
  return (
    <PasswordField
      label={label}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}
