import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { type FormEvent, useState } from 'react';
import { signIn as texts } from '../../texts/sign-in.ts';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';

type Values = Readonly<Record<string, string>>;

/**
 * One step of the way in: fields that are never kept, and one act. A refusal clears what is good once and says why; what is
 * left empty is said under its field.
 */
export function useSignInStep<V extends Values>(
  empty: V,
  act: (values: V) => Promise<unknown>,
  once: keyof V = 'code',
) {
  const failureText = useFailureText();
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);

  const send = async () => {
    const left = Object.keys(values).filter((name) => values[name] === '');
    setMissing(new Set(left));
    setRefusal('');
    if (left.length > 0 || pending) return;
    setPending(true);
    try {
      await act(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(failureText(error));
      setValues((before) => ({ ...before, ...(once in before ? { [once]: '' } : {}) }));
    }
    setPending(false);
  };

  return {
    pending,
    refusal,
    values,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: missing.has(name) ? texts.required : undefined,
      onChange: (value: string) => {
        setRefusal('');
        setMissing((before) => new Set([...before].filter((each) => each !== name)));
        setValues((before) => ({ ...before, [name]: value }));
      },
    }),
  };
}
