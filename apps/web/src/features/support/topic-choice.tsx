import { chatTopics, type ChatTopic } from '@auric/api';
import { useTranslation } from 'react-i18next';

interface TopicChoiceProps {
  value: ChatTopic | null;
  onChange: (topic: ChatTopic) => void;
}

/** What a chat that begins is about, so that whoever knows of it answers. */
export function TopicChoice({ value, onChange }: TopicChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="mt-2 pb-4">
      <legend className="pb-2 text-sm font-semibold">{t(($) => $.support.topicAsk)}</legend>
      <div className="flex flex-wrap gap-2">
        {chatTopics.map((topic) => (
          <button
            key={topic}
            type="button"
            aria-pressed={topic === value}
            onClick={() => onChange(topic)}
            className="min-h-11 rounded-full border border-line px-4 text-sm font-medium text-text-2 aria-pressed:border-transparent aria-pressed:bg-gold-soft aria-pressed:text-gold-text"
          >
            {t(($) => $.support.topics[topic])}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
