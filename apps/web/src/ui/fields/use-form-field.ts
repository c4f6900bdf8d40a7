import type { ChangeEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useErrorText } from '../states/use-error-text.ts';

const asTyped = (text: string): string => text;

/**
 * Binds a field of a form to any of the fields of this folder: `<TextField label="…" {...useFormField(control, 'name')} />`.
 * `clean` makes of what is typed what the field keeps.
 */
export function useFormField<Values extends FieldValues, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: FieldPath<Values>,
  clean: (typed: string) => string = asTyped,
) {
  const { field, fieldState } = useController({ control, name });
  const errorText = useErrorText();
  const value = (field.value ?? '') as string;
  return {
    name: field.name,
    value,
    onChange: (change: string | ChangeEvent<HTMLInputElement>) =>
      field.onChange(clean(typeof change === 'string' ? change : change.target.value)),
    // Passing through an empty field is no mistake; that it is missing is said when the form is sent.
    onBlur: () => {
      if (value !== '') field.onBlur();
    },
    ref: field.ref,
    error: errorText(fieldState.error),
  };
}
