import type { MessageTopic, NotificationChannel, NotificationSettings } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/fields/switch.tsx';
import { topicIcons } from './topic-icons.ts';

type Save = (topic: MessageTopic, channel: NotificationChannel, wanted: boolean) => void;

/** What is told where, a card a topic: what can be decided has a switch, what can't says that it is always on. */
export function NotificationRows({ settings, onSave }: { settings: NotificationSettings; onSave: Save }) {
  return (
    <ul className="flex flex-col gap-3">
      {settings.map((row) => (
        <TopicCard key={row.topic} row={row} onSave={onSave} />
      ))}
    </ul>
  );
}

function TopicCard({ row, onSave }: { row: NotificationSettings[number]; onSave: Save }) {
  const { t } = useTranslation();
  const { topic } = row;
  const Icon = topicIcons[topic];
  return (
    <li className="rounded-card border border-line bg-surface-1 px-4 pt-3 pb-1">
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        <Icon size={18} strokeWidth={1.75} aria-hidden className="text-text-2" />
        {t(($) => $.messages.topics[topic])}
      </h2>
      <p className="mt-1 text-xs text-text-3">{t(($) => $.notifications.hints[topic])}</p>
      <div className="mt-1 divide-y divide-line">
        {(['site', 'mail'] as const).map((channel) => (
          <div
            key={channel}
            className="flex min-h-11 items-center justify-between gap-3 text-sm [&>label]:w-full [&>label]:justify-between [&>label]:text-sm"
          >
            {row[channel].fixed ? (
              <>
                <span className="text-text-2">{t(($) => $.notifications[channel])}</span>
                <span className="text-right text-xs text-text-3">{t(($) => $.notifications.fixed)}</span>
              </>
            ) : (
              <Switch
                label={t(($) => $.notifications[channel])}
                checked={row[channel].wanted}
                onChange={(wanted) => onSave(topic, channel, wanted)}
              />
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
