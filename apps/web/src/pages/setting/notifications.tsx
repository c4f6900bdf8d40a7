import type { MessageTopic, NotificationChannel, NotificationSettings } from '@auric/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { queryClient } from '../../data/query-client.ts';
import { messageKeys } from '../../data/keys/message-keys.ts';
import { NotificationRows } from '../../features/messages/notification-rows.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const key = messageKeys.notifications;

interface Decision {
  topic: MessageTopic;
  channel: NotificationChannel;
  wanted: boolean;
}

/** What the customer is told where. A switch turns at once and turns back where the server didn't take it. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.read('notification/index', {}, { loader: false }),
  });
  const save = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (decision: Decision) => api.act('notification/save', decision, { loader: false }),
    onMutate: (decision) =>
      queryClient.setQueryData<NotificationSettings>(key, (known) => known && decided(known, decision)),
    onError: (failure) => {
      toast(failureText(failure as ApiError));
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <Page>
      <NavBar title={t(($) => $.notifications.title)} />
      <p className="pt-1 pb-4 text-sm text-text-2">{t(($) => $.notifications.hint)}</p>
      {data !== undefined && (
        <NotificationRows
          settings={data}
          onSave={(topic, channel, wanted) => save.mutate({ topic, channel, wanted })}
        />
      )}
      {data === undefined && error === null && <SkeletonRows rows={5} height="h-24" />}
      {data === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
    </Page>
  );
}

function decided(settings: NotificationSettings, { topic, channel, wanted }: Decision): NotificationSettings {
  return settings.map((row) => (row.topic === topic ? { ...row, [channel]: { ...row[channel], wanted } } : row));
}
