import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { useDeviceText } from './use-device-text.ts';
import { useLoginHistory } from './use-devices.ts';

/** The latest attempts to sign in, failed ones too: a stranger's would stand here. */
export function LoginList() {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const lang = useApp((state) => state.lang);
  const { data: logins, error, refetch } = useLoginHistory();
  if (logins === undefined) {
    return error === null ? (
      <SkeletonRows rows={3} height="h-14" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  if (logins.length === 0) return <p className="py-3 text-sm text-text-3">{t(($) => $.settings.noLogins)}</p>;
  return (
    <ul>
      {logins.map((login, index) => (
        <li
          key={`${login.time} ${index}`}
          className="hairline-b flex min-h-14 items-center justify-between gap-3 py-2 text-sm"
        >
          <span className="min-w-0">
            <span className="block">{formatTime(login.time, lang)}</span>
            <span className="block text-xs [overflow-wrap:anywhere] text-text-3">
              {deviceText(login.device)} · {login.address}
            </span>
          </span>
          <span className={`shrink-0 text-xs font-semibold ${login.success ? 'text-text-2' : 'text-bad'}`}>
            {login.success ? t(($) => $.security.events[login.event]) : t(($) => $.settings.loginFailed)}
          </span>
        </li>
      ))}
    </ul>
  );
}
