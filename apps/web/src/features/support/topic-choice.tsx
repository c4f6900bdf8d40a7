import { chatTopics, type ChatTopic } from '@auric/api';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface TopicChoiceProps {
  value: ChatTopic | null;
  onChange: (topic: ChatTopic) => void;
}

/** What a chat that begins is about, so that whoever knows of it answers. */
export function TopicChoice({ value, onChange }: TopicChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="py-4">
      <div className="flex flex-col items-center gap-3 pb-5 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-surface-2 text-text-2">
          <Headset size={26} strokeWidth={1.6} aria-hidden />
        </span>
        <p className="text-sm text-text-2">{t(($) => $.support.start)}</p>
      </div>
      <fieldset>
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
    </div>
  );
}
