import { chatTextMax, type ChatTopic, type SupportDesk } from '@auric/api';
import { Headset, MessageSquareX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { retryLine, sendLine, useChatOutbox } from '../../data/support/chat-outbox.ts';
import { ChatEnd } from '../../features/support/chat-end.tsx';
import { OpeningLine } from '../../features/support/opening-line.tsx';
import { shownLines } from '../../features/support/shown-lines.tsx';
import { TopicChoice } from '../../features/support/topic-choice.tsx';
import { useEndChat, useOlderLines, useReadAnswers, useSupport } from '../../features/support/use-support.ts';
import { useDraft } from '../../features/support/use-draft.ts';
import { ChatComposer } from '../../kit/chat/chat-composer.tsx';
import { SentPicture } from '../../kit/chat/sent-picture.tsx';
import { ChatThread } from '../../kit/chat/chat-thread.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The chat with customer service: a thread between two bars, as tall as the window. */
export default function KefuPage() {
  const { t } = useTranslation();
  const { data: desk, error, refetch } = useSupport();
  useReadAnswers(desk);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-xl flex-col px-4">
      <div className="sticky top-0 z-20 bg-surface-0">
        <NavBar title={t(($) => $.home.entries.service)} end={desk?.chat?.state === 'open' && <EndChat />} />
        {desk !== undefined && <OpeningLine hours={desk.hours} />}
      </div>
      {desk !== undefined && <Thread desk={desk} />}
      {desk === undefined && error === null && <SkeletonRows rows={4} />}
      {desk === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
    </div>
  );
}

function Thread({ desk }: { desk: SupportDesk }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const outgoing = useChatOutbox((state) => state.lines);
  const [draft, setDraft] = useDraft();
  const [topic, setTopic] = useState<ChatTopic | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const words = {
    add: t(($) => $.support.addPicture),
    remove: t(($) => $.support.removePicture),
    picture: t(($) => $.support.picture),
    broken: t(($) => $.support.unseen),
  };
  const pictureOf = (sent: Blob) => <SentPicture picture={sent} alt={words.picture} broken={words.broken} />;
  const lines = shownLines(desk.messages, outgoing, { reasonOf: failureText, pictureOf });
  const begins = desk.chat?.state !== 'open' && lines.every(({ state }) => state === undefined);
  const write = () => {
    sendLine({ text: draft.trim(), topic: begins ? topic : null, picture });
    setDraft('');
    setPicture(null);
    setTopic(null);
  };
  return (
    <>
      <ChatThread
        label={t(($) => $.home.entries.service)}
        words={{
          own: t(($) => $.support.you),
          other: t(($) => $.support.service),
          sending: t(($) => $.support.sending),
        }}
        lines={lines}
        onRetry={retryLine}
        head={desk.has_more && <Older before={desk.messages[0]?.id} />}
        end={
          begins && (
            <>
              {desk.chat === null ? <Greeting /> : <ChatEnd chat={desk.chat} />}
              <TopicChoice value={topic} onChange={setTopic} />
            </>
          )
        }
      />
      <ChatComposer
        label={t(($) => $.support.placeholder)}
        send={t(($) => $.support.send)}
        value={draft}
        onChange={setDraft}
        onSend={write}
        most={chatTextMax}
        attachment={{ picture, onChange: setPicture, words }}
      />
    </>
  );
}

/** What a first visitor sees: that a person answers. */
function Greeting() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-surface-2 text-text-2">
        <Headset size={26} strokeWidth={1.6} aria-hidden />
      </span>
      <p className="text-sm text-text-2">{t(($) => $.support.start)}</p>
    </div>
  );
}

function Older({ before }: { before: number | undefined }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const older = useOlderLines();
  const read = () =>
    before !== undefined && older.mutate(before, { onError: (failure) => toast(failureText(failure as ApiError)) });
  return (
    <Button onClick={read} disabled={older.isPending} className="mx-auto my-2">
      {t(($) => $.support.older)}
    </Button>
  );
}

function EndChat() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const end = useEndChat();
  return (
    <>
      <IconButton
        label={t(($) => $.support.endChat)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="-mr-2"
      >
        <MessageSquareX size={22} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <ConfirmDialog
        title={t(($) => $.support.endAsk)}
        confirm={t(($) => $.support.endChat)}
        pending={end.isPending}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() =>
          end.mutate(undefined, {
            onError: (failure) => toast(failureText(failure as ApiError)),
            onSettled: () => setAsking(false),
          })
        }
      >
        {t(($) => $.support.endHint)}
      </ConfirmDialog>
    </>
  );
}
