import { identifierTypeOf, type IdentifierType } from '@auric/api';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AreaCodeInput } from './area-code-input.tsx';

interface NameFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** What is asked for; where it is left open, a number is known by its digits. */
  type?: IdentifierType | undefined;
  areaCode: string;
}

/** Where the name of an account is typed: one of one's own, an email address, or a mobile number with its area code. */
export function NameField({ type, areaCode, value, ...rest }: NameFieldProps) {
  const mobile = (type ?? identifierTypeOf(value)) === 'mobile';
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      start={mobile ? <AreaCodeInput value={areaCode} /> : undefined}
      {...rest}
    />
  );
}
