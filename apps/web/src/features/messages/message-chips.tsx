import { messageTopics } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { MessageFilter } from './message-filter.ts';

const chip =
  'min-h-11 shrink-0 rounded-full border border-line px-3 text-sm font-medium text-text-2 aria-pressed:border-transparent aria-pressed:bg-gold-soft aria-pressed:text-gold-text';

/** What the messages are narrowed down to: those that are new, those of one topic. */
export function MessageChips({
  filter,
  onChange,
}: {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}) {
  const { t } = useTranslation();
  const all = filter.topic === null && filter.unread === null;
  // Answers of customer service stand in their chat.
  const topics = messageTopics.filter((topic) => topic !== 'support');
  return (
    <div
      role="group"
      aria-label={t(($) => $.messages.show)}
      className="scroll-quiet fade-end -mx-4 flex gap-2 overflow-x-auto px-4 pb-2"
    >
      <button type="button" aria-pressed={all} onClick={() => onChange({ topic: null, unread: null })} className={chip}>
        {t(($) => $.messages.all)}
      </button>
      <button
        type="button"
        aria-pressed={filter.unread !== null}
        onClick={() => onChange({ ...filter, unread: filter.unread === null ? '1' : null })}
        className={chip}
      >
        {t(($) => $.messages.unread)}
      </button>
      {topics.map((topic) => (
        <button
          key={topic}
          type="button"
          aria-pressed={filter.topic === topic}
          onClick={() => onChange({ ...filter, topic: filter.topic === topic ? null : topic })}
          className={chip}
        >
          {t(($) => $.messages.topics[topic])}
        </button>
      ))}
    </div>
  );
}
