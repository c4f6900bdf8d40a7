import type { Scene } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { codeDigits } from '../../ui/code-digits.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { codeSent, useNextCodeAt } from './sent-codes.ts';
import { useMsLeft } from './use-ms-left.ts';

const codeLength = 6;

interface CodeFieldProps {
  /** Where the code goes: an email address or a mobile number. */
  to: string;
  channel: 'email' | 'mobile';
  areaCode: string;
  scene: Scene;
  canAsk: boolean;
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
  /** Hears of a refusal that is about the address, not the code. */
  onRefused?: (failure: ApiError) => void;
}

function sendCode({ to, channel, areaCode, scene }: CodeFieldProps) {
  return channel === 'mobile'
    ? api.act('sms_send', { mobile: to, area_code: areaCode, scene })
    : api.act('sms_mail', { user_string: to, scene, ...(scene === 'forget' ? { type: 'forget' as const } : {}) });
}

/** Six digits, the button that sends them, and in the sandbox the way to where they are. */
export function CodeField(props: CodeFieldProps) {
  const { to, areaCode, scene, canAsk, value, error, onChange, onRefused } = props;
  const { t } = useTranslation();
  const failureText = useFailureText();
  const sandbox = useApp((state) => state.sandbox);
  const nextAt = useNextCodeAt(scene, areaCode, to);
  const left = useMsLeft(nextAt);
  const send = useMutation({
    mutationFn: () => sendCode(props),
    onSuccess: ({ retry_in }) => {
      codeSent(scene, areaCode, to, Date.now() + retry_in * 1000);
      toast(t(($) => $.session.codeSent));
    },
    onError: (failure: ApiError) => {
      const retryIn = Number(failure.detail['retry_in'] ?? 0);
      if (failure.code === 'code_too_soon' && retryIn > 0) {
        codeSent(scene, areaCode, to, Date.now() + retryIn * 1000);
      }
      if (failure.field === undefined || onRefused === undefined) toast(failureText(failure));
      else onRefused(failure);
    },
  });
  const sent = nextAt > 0;
  const sendText = sent ? t(($) => $.session.sendAgain) : t(($) => $.session.getCode);
  return (
    <TextField
      label={t(($) => $.session.code)}
      value={value}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => onChange(codeDigits(event.target.value, codeLength))}
      hint={
        sandbox && sent ? (
          <Link to={outboxOf(to, areaCode)} className="font-semibold text-gold-text underline underline-offset-2">
            {t(($) => $.session.openOutbox)}
          </Link>
        ) : undefined
      }
      end={
        <button
          type="button"
          disabled={!canAsk || left > 0 || send.isPending}
          onClick={() => send.mutate()}
          className="min-h-11 shrink-0 px-3 text-sm font-semibold text-gold-text disabled:text-text-3"
        >
          {left > 0 ? t(($) => $.session.resendIn, { seconds: Math.ceil(left / 1000) }) : sendText}
        </button>
      }
    />
  );
}

function outboxOf(to: string, areaCode: string): string {
  return `/pages/sandbox/outbox?${new URLSearchParams({ to, area: areaCode })}`;
}
