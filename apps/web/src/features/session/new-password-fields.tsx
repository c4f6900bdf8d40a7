import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint } from './password-hint.tsx';

interface NewPasswordFieldsProps {
  password: string;
  repassword: string;
  errorOf: (field: 'password' | 'repassword') => string | undefined;
  onChange: (part: { password?: string; repassword?: string }) => void;
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, repassword, errorOf, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t(($) => $.session.newPassword)}
        name="password"
        autoComplete="new-password"
        value={password}
        error={errorOf('password')}
        hint={<PasswordHint password={password} />}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        label={t(($) => $.session.confirmPassword)}
        name="repassword"
        autoComplete="new-password"
        value={repassword}
        error={errorOf('repassword')}
        onChange={(event) => onChange({ repassword: event.target.value })}
      />
    </>
  );
}
