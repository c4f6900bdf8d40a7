import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useErrorText } from './use-error-text.ts';

/** Binds a field of a form to any of the fields of this folder: `<TextField label="…" {...useFormField(control, 'name')} />`. */
export function useFormField<Values extends FieldValues, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: FieldPath<Values>,
) {
  const { field, fieldState } = useController({ control, name });
  const errorText = useErrorText();
  return {
    name: field.name,
    value: (field.value ?? '') as string,
    onChange: field.onChange as (change: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: errorText(fieldState.error),
  };
}
