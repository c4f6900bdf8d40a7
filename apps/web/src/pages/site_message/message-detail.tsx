import type { SiteMessage } from '@auric/api';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { topicIcons } from '../../features/messages/topic-icons.ts';
import { useOpenedMessage } from '../../features/messages/use-messages.ts';
import { formatTime } from '../../locales/time-format.ts';
import { rowOf } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** One message of the site, with the way on from it. */
export default function MessageDetailPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const id = Number(address.get('id') ?? '');
  return (
    <Page>
      <NavBar title={t(($) => $.home.entries.messages)} />
      {Number.isSafeInteger(id) && id > 0 ? <Opened id={id} /> : <Gone />}
    </Page>
  );
}

function Opened({ id }: { id: number }) {
  const { data: message, error, refetch } = useOpenedMessage(id);
  if (message !== undefined) return <Letter message={message} />;
  if (error instanceof ApiError && error.code === 'message_not_found') return <Gone />;
  if (error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} />;
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={MailX}
      text={t(($) => $.messages.gone)}
      action={<ButtonLink to="/pages/site_message/message-center">{t(($) => $.home.entries.messages)}</ButtonLink>}
    />
  );
}

function Letter({ message: { topic, title, text, time, path, freeze_path } }: { message: SiteMessage }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const Icon = topicIcons[topic];
  const leads = path !== '' && rowOf(path.split('?')[0] ?? '') !== undefined;
  return (
    <article className="pt-2">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-text-3">
        <Icon size={16} strokeWidth={1.7} aria-hidden />
        {t(($) => $.messages.topics[topic])}
        <time dateTime={new Date(time).toISOString()} className="ml-auto">
          {formatTime(time, lang)}
        </time>
      </p>
      <h2 className="mt-3 text-lg font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <p className="mt-2 text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line text-text-2">{text}</p>
      {leads && (
        <ButtonLink to={path} className="mt-5 w-full">
          {t(($) => $.messages.go)}
        </ButtonLink>
      )}
      {freeze_path !== '' && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-text-2">
          {t(($) => $.messages.notYou)}
          <ButtonLink to={freeze_path} look="danger">
            {t(($) => $.messages.freeze)}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
