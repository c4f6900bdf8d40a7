import type { Scene } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { CodeInput } from '../../ui/fields/code-input.tsx';
import { Countdown } from '../../ui/states/countdown.tsx';
import { askedByForm } from './asked-by-form.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { codeSent, useNextCodeAt } from './sent-codes.ts';
import { useMsLeft } from '../../ui/states/use-ms-left.ts';

interface CodeRecipient {
  /** An email address or a mobile number. */
  to: string;
  areaCode: string;
  scene: Scene;
  /** Where they live who register, two letters of ISO 3166. */
  country?: string;
}

interface CodeFieldProps {
  /** Where the code went, where a form has more than one. */
  label?: string;
  /** What `useFormField` gives. */
  field: {
    name: string;
    value: string;
    onChange: (code: string) => void;
    onBlur: () => void;
    ref: RefCallback<HTMLInputElement>;
    error: string | undefined;
  };
  recipient: CodeRecipient;
  /** Checks the address, and shows what is wrong with it; a code is sent only to a good one. */
  checkRecipient: () => Promise<boolean>;
  /** Puts a refusal to the field it is about; false where it is about none. */
  refuse: (failure: ApiError) => boolean;
}

function sendCode({ to, areaCode, scene, country }: CodeRecipient) {
  return to.includes('@')
    ? api.act('sms_mail', { user_string: to, scene, ...(country === undefined ? {} : { country }) })
    : api.act('sms_send', { mobile: to, area_code: areaCode, scene });
}

/** Six digits, the button that sends them, and in the sandbox the way to where they are. */
export function CodeField({ label, field, recipient, checkRecipient, refuse }: CodeFieldProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const sandbox = useApp((state) => state.sandbox);
  const { to, areaCode, scene } = recipient;
  const nextAt = useNextCodeAt(scene, areaCode, to);
  const waiting = useMsLeft(nextAt) > 0;
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: () => sendCode(recipient),
    onSuccess: ({ retry_in }) => {
      codeSent(scene, areaCode, to, Date.now() + retry_in * 1000);
      toast(t(($) => $.session.codeSent));
      input.current?.focus();
    },
    onError: (failure: ApiError) => {
      const retryIn = Number(failure.detail['retry_in'] ?? 0);
      if (failure.code === 'code_too_soon' && retryIn > 0) {
        codeSent(scene, areaCode, to, Date.now() + retryIn * 1000);
      }
      if (!refuse(failure)) toast(failureText(failure));
    },
  });
  const ask = async () => {
    if (await checkRecipient()) send.mutate();
  };
  const sent = nextAt > 0;
  const again = t(($) => $.session.sendAgain);
  return (
    <CodeInput
      label={label ?? t(($) => $.session.code)}
      {...field}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      hint={
        sandbox && sent ? (
          <Link
            to={`/pages/sandbox/outbox?${new URLSearchParams({ to, area: areaCode })}`}
            state={askedByForm}
            className="font-semibold text-gold-text underline underline-offset-2"
          >
            {t(($) => $.session.openOutbox)}
          </Link>
        ) : undefined
      }
      action={
        waiting ? (
          <Countdown label={again} endsAt={nextAt} className="text-sm text-text-3" />
        ) : (
          <button
            type="button"
            disabled={send.isPending}
            onClick={() => void ask()}
            className="min-h-11 rounded-control text-sm font-semibold text-gold-text disabled:text-text-3"
          >
            {sent ? again : t(($) => $.session.getCode)}
          </button>
        )
      }
    />
  );
}
