import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { formatAge } from '../../locales/time-format.ts';
import { useApp } from '../../data/app-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** How often the outbox looks for news while it is open. */
const lookEveryMs = 2000;

interface OutboxMessagesProps {
  to: string;
  areaCode: string;
  onUse: (code: string) => void;
}

/** The messages that would have gone to an address, newest first. */
export function OutboxMessages({ to, areaCode, onUse }: OutboxMessagesProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data, error, refetch } = useQuery({
    queryKey: ['sandbox', 'outbox', to, areaCode],
    queryFn: () => api.read('sandbox/outbox', { user_string: to, area_code: areaCode }, { loader: false }),
    refetchInterval: lookEveryMs,
  });
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows rows={2} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <EmptyState text={t(($) => $.outbox.empty)} />;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((message) => (
        <li key={`${message.at} ${message.code}`} className="rounded-card border border-line bg-surface-1 p-4">
          <p className="flex justify-between gap-4 text-xs text-text-3">
            <span className="truncate">{message.to}</span>
            <time dateTime={new Date(message.at).toISOString()} className="shrink-0">
              {formatAge(
                message.at,
                Date.now(),
                lang,
                t(($) => $.common.justNow),
              )}
            </time>
          </p>
          <p className="mt-2 text-sm text-text-2">{message.text}</p>
          <p className="mt-3 flex items-center justify-between gap-4">
            <b className="text-xl font-semibold tracking-widest">{message.code}</b>
            <Button look="primary" onClick={() => onUse(message.code)}>
              {t(($) => $.outbox.useCode)}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
