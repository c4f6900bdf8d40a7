import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordHint } from './password-hint.tsx';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
};

interface NewPasswordFieldsProps {
  label: string;
  /** What `useFormField` gives for each. */
  password: FieldProps;
  repetition: FieldProps;
  /** Looks again whether both are the same. */
  checkRepetition: () => void;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, password, repetition, checkRepetition }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={<PasswordHint password={password.value} />}
        {...password}
        onChange={(event) => {
          password.onChange(event.target.value);
          // Of the two either may be the one that is mended.
          if (repetition.error !== undefined && repetition.value !== '') checkRepetition();
        }}
      />
      <PasswordField
        label={t(($) => $.session.confirmPassword)}
        autoComplete="new-password"
        {...repetition}
        onChange={(event) => repetition.onChange(event.target.value)}
      />
    </>
  );
}
