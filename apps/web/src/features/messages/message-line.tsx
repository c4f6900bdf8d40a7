import type { SiteMessage } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { formatAge } from '../../locales/time-format.ts';
import { topicIcons } from './topic-icons.ts';

/** A message in the list: what it is about, its beginning, and whether it is new. */
export function MessageLine({ message }: { message: SiteMessage }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [now] = useState(() => Date.now());
  const { id, topic, title, text, time, read } = message;
  const Icon = topicIcons[topic];
  const age = formatAge(
    time,
    now,
    lang,
    t(($) => $.common.justNow),
  );
  return (
    <Link
      to={`/pages/site_message/message-detail?id=${id}`}
      data-message={id}
      className="flex min-h-16 items-start gap-3 py-3 text-left focus-visible:-outline-offset-2"
    >
      <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-surface-2 text-text-2">
        <Icon size={18} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className={`min-w-0 flex-1 text-sm [overflow-wrap:anywhere] ${read ? 'text-text-2' : 'font-semibold'}`}>
            {title}
          </span>
          <time dateTime={new Date(time).toISOString()} className="shrink-0 text-xs text-text-3">
            {age}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 text-xs [overflow-wrap:anywhere] text-text-3">{text}</span>
      </span>
      {!read && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-gold">
          <span className="sr-only">{t(($) => $.messages.newMark)}</span>
        </span>
      )}
    </Link>
  );
}
