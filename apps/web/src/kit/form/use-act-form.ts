import { useEffect, useState, type FormEvent } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../data/http/envelope.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { schemaResolver, type StandardSchema } from '../../ui/fields/schema-resolver.ts';
import { showRefusal } from '../../ui/states/show-refusal.ts';
import { toast } from '../../ui/layers/toast-store.ts';

type Texts = Record<string, string>;

interface ActForm<Values extends Texts, Output extends FieldValues> {
  /** The schema that the server checks the same form by. */
  schema: StandardSchema<Output>;
  /** What the fields start with. */
  values: Values;
  /** Hears of every change, to keep it for later. */
  onTyped?: (values: Values) => void;
  /** Fields of the server's answer that have another name here. */
  fieldNames?: Readonly<Record<string, FieldPath<Values>>>;
  /** Sends the form. What it throws as a refusal is shown; what it finds itself it puts to the field. */
  act: (values: Output, setError: UseFormSetError<Values>) => Promise<void>;
  /** What a refusal is called that is about no field. */
  failed: string;
}

/**
 * A form that does one act. It is checked here as it is there; while it is on its way it can't be sent again; what the
 * server refuses stands under the field it is about, else beside the button.
 */
export function useActForm<Values extends Texts, Output extends FieldValues>(form: ActForm<Values, Output>) {
  const { schema, values, onTyped, fieldNames = {}, act, failed } = form;
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<ApiError>();
  const { control, handleSubmit, setError, subscribe, trigger, getValues, setFocus, resetField, formState } = useForm<
    Values,
    unknown,
    Output
  >({
    resolver: schemaResolver<Values, Output>(schema),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { isSubmitting } = formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          setRefusal(undefined);
          onTyped?.(typed);
        },
      }),
    [subscribe, onTyped],
  );

  /** Puts a refusal to its field; false where it has none. What the form sends along without a field can't show any. */
  const refuse = (failure: ApiError): boolean => {
    const field = fieldNames[failure.field ?? ''] ?? failure.field;
    const message = failureText(failure);
    const seen = (Object.keys(values) as FieldPath<Values>[]).filter((name) => control._names.mount.has(name));
    return showRefusal(setError, { code: failure.code, field, message }, seen);
  };

  const submit = handleSubmit(async (output) => {
    setRefusal(undefined);
    try {
      await act(output, setError);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (refuse(error)) return;
      setRefusal(error);
      toast(failed);
    }
  });
  return {
    control,
    submit: (event: FormEvent) => void submit(event),
    pending: isSubmitting,
    /** The last refusal that is about no field, until something is typed. */
    refusal,
    refusalText: refusal === undefined ? '' : failureText(refusal),
    refuse,
    setError,
    trigger,
    getValues,
    setFocus,
    resetField,
  };
}
