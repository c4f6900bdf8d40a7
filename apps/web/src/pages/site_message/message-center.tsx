import { BellRing, ChevronRight, Headset, MailCheck, MailOpen, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ApiError } from '../../data/http/envelope.ts';
import { useUnread } from '../../data/me/unread.ts';
import { MessageChips } from '../../features/messages/message-chips.tsx';
import { addressOfMessages, readMessageFilter, type MessageFilter } from '../../features/messages/message-filter.ts';
import { MessageLine } from '../../features/messages/message-line.tsx';
import { useMarkAll, useMessages } from '../../features/messages/use-messages.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { IconButton, IconLink } from '../../ui/actions/icon-button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { CountBadge } from '../../ui/states/badge.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** Where the answers of a person stand, above what the house tells. */
function SupportLine({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/pages/kefu/index"
      className="mb-2 flex min-h-13 items-center gap-3 rounded-card border border-line bg-surface-1 px-3 text-sm font-semibold"
    >
      <Headset size={20} strokeWidth={1.7} aria-hidden className="text-text-2" />
      <span className="flex-1">{t(($) => $.home.entries.service)}</span>
      <CountBadge count={unread} />
      <ChevronRight size={18} aria-hidden className="-mr-1 text-text-3" />
    </Link>
  );
}

/** What the house told the customer; the address keeps what is shown of it. */
export default function MessageCenterPage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readMessageFilter(address), [address]);
  const show = (next: MessageFilter) => setAddress(addressOfMessages(next), { replace: true });
  const paged = useMessages(filter);
  const unread = useUnread();
  const markAll = useMarkAll();
  const newest = paged.rows?.[0]?.id;
  const title = t(($) => $.home.entries.messages);
  const mark = () =>
    newest !== undefined && markAll.mutate(newest, { onError: (error) => toast(failureText(error as ApiError)) });
  return (
    <RecordPage
      title={title}
      end={
        <>
          <IconButton
            label={t(($) => $.messages.markAll)}
            disabled={newest === undefined || (unread?.messages ?? 0) === 0 || markAll.isPending}
            onClick={mark}
            className="disabled:opacity-40"
          >
            <MailCheck size={22} strokeWidth={1.7} aria-hidden />
          </IconButton>
          <IconLink to="/pages/setting/notifications" label={t(($) => $.messages.settings)} className="lg:hidden">
            <SlidersHorizontal size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
        </>
      }
      filters={<MessageChips filter={filter} onChange={show} />}
    >
      <SupportLine unread={unread?.support ?? 0} />
      <RecordList
        flat
        label={title}
        paged={paged}
        keyOf={({ id }) => id}
        card={(message) => <MessageLine message={message} />}
        columns={null}
        empty={
          filter.unread === null ? (
            <EmptyState
              icon={BellRing}
              text={t(($) => $.messages.empty)}
              action={<ButtonLink to="/pages/setting/notifications">{t(($) => $.messages.settings)}</ButtonLink>}
            />
          ) : (
            <EmptyState icon={MailOpen} text={t(($) => $.messages.allRead)} />
          )
        }
      />
    </RecordPage>
  );
}
