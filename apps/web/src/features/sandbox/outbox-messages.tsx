import type { Message } from '@auric/api';
import { Mail } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { formatAge } from '../../locales/time-format.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh.tsx';

/** How often the outbox looks for news while it is open. */
const lookEveryMs = 2000;

export type OutboxMessage = Message<'sandbox/outbox'>[number];

interface OutboxMessagesProps {
  to: string;
  areaCode: string;
  onUse: (message: OutboxMessage) => void;
}

/** The messages that would have gone to an address, newest first; what comes while one looks appears by itself. */
export function OutboxMessages({ to, areaCode, onUse }: OutboxMessagesProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['sandbox', 'outbox', to, areaCode],
    queryFn: () => api.read('sandbox/outbox', { user_string: to, area_code: areaCode }, { loader: false }),
    refetchInterval: lookEveryMs,
    staleTime: 0,
  });
  if (data === undefined) {
    if (error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
    return (
      <div aria-hidden className="appear-late flex flex-col gap-3">
        <span className="skeleton block h-32 rounded-card" />
        <span className="skeleton block h-32 rounded-card" />
      </div>
    );
  }
  const newestCode = data.find((message) => message.code !== '');
  return (
    <PullToRefresh onRefresh={() => refetch()}>
      <ol aria-label={t(($) => $.outbox.title)} aria-live="polite" className="flex flex-col gap-3">
        {data.map((message) => (
          <li key={`${message.at} ${message.scene} ${message.code}`}>
            <OutboxCard message={message} latest={message === newestCode} onUse={() => onUse(message)} />
          </li>
        ))}
      </ol>
      {data.length === 0 && (
        <EmptyState
          icon={Mail}
          text={t(($) => $.outbox.empty)}
          action={<Button onClick={() => void refetch()}>{t(($) => $.parts.refresh)}</Button>}
        />
      )}
    </PullToRefresh>
  );
}

interface OutboxCardProps {
  message: OutboxMessage;
  /** Only the latest code of a purpose is good: it stands out. */
  latest: boolean;
  onUse: () => void;
}

function OutboxCard({ message, latest, onUse }: OutboxCardProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const purposes: Readonly<Record<string, string>> = {
    register: t(($) => $.common.register),
    login: t(($) => $.common.login),
    forget: t(($) => $.session.reset),
  };
  const purpose = purposes[message.scene];
  const age = formatAge(
    message.at,
    Date.now(),
    lang,
    t(($) => $.common.justNow),
  );
  return (
    <article className="rounded-card border border-line bg-surface-1 p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-text-3">
        {purpose !== undefined && <Badge look={latest ? 'gold' : 'plain'}>{purpose}</Badge>}
        <time className="ml-auto" dateTime={new Date(message.at).toISOString()}>
          {age}
        </time>
      </p>
      <p className="mt-2 text-sm text-text-2">{message.text}</p>
      {message.phrase !== '' && (
        <p className="mt-2 text-xs text-text-3">
          {t(($) => $.joined.labelled, { what: t(($) => $.security.antiPhishing), which: message.phrase })}
        </p>
      )}
      {message.freeze_path !== '' && (
        <Link to={message.freeze_path} className="inline-flex min-h-11 items-center text-sm font-semibold text-bad">
          {t(($) => $.security.freezeTitle)}
        </Link>
      )}
      {message.code !== '' && <CodeRow message={message} latest={latest} onUse={onUse} />}
    </article>
  );
}

/** The code of a message to take along; a notice has none. */
function CodeRow({ message, latest, onUse }: OutboxCardProps) {
  const { t } = useTranslation();
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex flex-wrap items-center">
        <b className="text-[clamp(1.25rem,7vw,1.75rem)] leading-tight font-semibold tracking-widest">{message.code}</b>
        <CopyButton text={message.code} what={t(($) => $.session.code)} />
      </span>
      <Button look={latest ? 'primary' : 'plain'} onClick={onUse} className="flex-auto sm:flex-none">
        {t(($) => $.outbox.useCode)}
      </Button>
    </p>
  );
}
