import type { Scene } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

interface CodeFieldProps {
  /** Where the code goes: an email address or a mobile number. */
  to: string;
  areaCode: string;
  scene: Scene;
  canAsk: boolean;
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}

/** Counts down the seconds until another code may be asked for. */
function useCountdown(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return [left, (seconds) => setEndsAt(Date.now() + seconds * 1000)];
}

/** Six digits, the button that sends them, and in the sandbox the way to where they are. */
export function CodeField({ to, areaCode, scene, canAsk, value, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const sandbox = useApp((state) => state.sandbox);
  const [left, countDown] = useCountdown();
  const send = useMutation({
    mutationFn: () => api.act('sms_mail', { user_string: to, area_code: areaCode, scene }),
    onSuccess: ({ retry_in }) => {
      countDown(retry_in);
      toast(t(($) => $.session.codeSent));
    },
    onError: (failure: ApiError) => toast(failureText(failure)),
  });
  const waiting = left > 0;
  return (
    <TextField
      label={t(($) => $.session.code)}
      value={value}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      hint={
        sandbox && send.isSuccess ? (
          <Link to={outboxOf(to, areaCode)} className="font-semibold text-gold-text underline underline-offset-2">
            {t(($) => $.session.openOutbox)}
          </Link>
        ) : undefined
      }
      end={
        <button
          type="button"
          disabled={!canAsk || waiting || send.isPending}
          onClick={() => send.mutate()}
          className="min-h-11 shrink-0 px-3 text-sm font-semibold text-gold-text disabled:text-text-3"
        >
          {waiting ? t(($) => $.session.resendIn, { seconds: left }) : t(($) => $.session.getCode)}
        </button>
      }
    />
  );
}

function outboxOf(to: string, areaCode: string): string {
  return `/pages/sandbox/outbox?${new URLSearchParams({ to, area: areaCode })}`;
}
