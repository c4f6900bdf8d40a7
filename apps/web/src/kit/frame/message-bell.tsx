import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../../data/me/unread.ts';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { CountBadge } from '../../ui/states/badge.tsx';

/** The way to what one was told, with how much of it is new. */
export function MessageBell() {
  const { t } = useTranslation();
  const { messages = 0, support = 0 } = useUnread() ?? {};
  const count = messages + support;
  const title = t(($) => $.home.entries.messages);
  return (
    <IconLink
      to="/pages/site_message/message-center"
      label={count === 0 ? title : t(($) => $.joined.counted, { what: title, number: count })}
      className="relative"
    >
      <Bell size={22} strokeWidth={1.7} aria-hidden />
      <span className="absolute top-1 left-1/2">
        <CountBadge count={count} />
      </span>
    </IconLink>
  );
}
