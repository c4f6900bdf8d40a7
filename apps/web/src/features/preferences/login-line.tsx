import { KeyRound, LogIn, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatClock } from '../../locales/time-format.ts';
import { useDeviceText } from './use-device-text.ts';
import type { Login } from './use-devices.ts';

/** What was done to get in, or to change the way in; what failed might have been somebody else. */
export function LoginLine({ login }: { login: Login }) {
  const deviceText = useDeviceText();
  const lang = useApp((state) => state.lang);
  const { success, event, time, device, address } = login;
  const Icon = success ? (event === 'login' ? LogIn : KeyRound) : ShieldX;
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <span
        className={`grid size-[36px] shrink-0 place-items-center rounded-full ${success ? 'bg-surface-2 text-text-2' : 'bg-bad/12 text-bad'}`}
      >
        <Icon size={18} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <LoginText login={login} />
          <time dateTime={new Date(time).toISOString()} className="text-xs text-text-3">
            {formatClock(time, lang)}
          </time>
        </span>
        <span className="block text-xs [overflow-wrap:anywhere] text-text-3">
          {deviceText(device)} · {address}
        </span>
      </span>
    </div>
  );
}

/** What it was, or that it failed. */
export function LoginText({ login: { success, event } }: { login: Login }) {
  const { t } = useTranslation();
  return (
    <span className={`font-semibold ${success ? '' : 'text-bad'}`}>
      {success ? t(($) => $.security.events[event]) : t(($) => $.settings.loginFailed)}
    </span>
  );
}
