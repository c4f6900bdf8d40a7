import { type SupportView, supportView } from '@auric/api/console/support';
import { chatTextMax, type Language, languageTags } from '@auric/api';
import { ChatComposer } from '@auric/web/src/kit/chat/chat-composer.tsx';
import { type ChatLine, ChatThread } from '@auric/web/src/kit/chat/chat-thread.tsx';
import { SentPicture } from '@auric/web/src/kit/chat/sent-picture.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { failureText } from '@auric/web/src/ui/states/failure-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../kit/spoken.ts';
import type { CaseViewProps } from '../part.ts';
import { LinePicture } from './line-picture.tsx';
import { CannedAnswers } from './canned-answers.tsx';
import { retryAnswer, sendAnswer, useAnswers } from './answer-outbox.ts';

const texts = {
  thread: 'Chat with the customer',
  you: 'Service',
  customer: 'Customer',
  sending: 'Sending…',
  write: 'Write an answer',
  send: 'Send',
  claimFirst: 'Claim the chat to answer it.',
  over: 'This chat is over. The customer can begin another one.',
  reads: (language: string) => `Reads ${language}`,
  read: 'The customer has read the last answer.',
  unread: 'The customer has not read the last answer yet.',
  older: 'Older lines are not shown here.',
  unreadable: 'What the server shows of this chat can’t be read by this release.',
} as const;

const words = {
  add: 'Add a picture',
  remove: 'Remove the picture',
  picture: 'Picture',
  broken: 'The picture can’t be shown',
} as const;

/** One customer's chat, live, with answers written beforehand in their language. */
export default function ChatView({ shown, mine }: CaseViewProps) {
  const view = supportView.safeParse(shown.view);
  if (!view.success) return <p className="text-sm text-text-2">{texts.unreadable}</p>;
  return <Chat caseId={shown.id} view={view.data} mine={mine} />;
}

function Chat({ caseId, view, mine }: { caseId: number; view: SupportView; mine: boolean }) {
  const { chat, lang } = view;
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const outgoing = useAnswers((state) => state.answers).filter((answer) => answer.chat === chat.id);
  const known = new Set(view.messages.map(({ id }) => id));
  const lines: ChatLine[] = [
    ...view.messages.map(({ id, from, text, attachment, time }): ChatLine => ({
      key: String(id),
      own: from === 'service',
      text,
      at: time,
      ...(attachment !== null && { picture: <LinePicture message={id} /> }),
    })),
    ...outgoing
      .filter(({ written }) => written === null || !known.has(written))
      .map(({ requestId, text, picture: sent, at, failure }): ChatLine => ({
        key: requestId,
        own: true,
        text,
        at,
        ...(sent !== null && { picture: <SentPicture picture={sent} alt={words.picture} broken={words.broken} /> }),
        ...(failure === null ? { state: 'sending' } : { state: 'failed', reason: failureText(failure, t) }),
      })),
  ];
  const send = () => {
    sendAnswer(caseId, { chat: chat.id, text: draft.trim(), picture });
    setDraft('');
    setPicture(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge look="gold">{spoken(chat.topic)}</Badge>
        <Badge>{texts.reads(nameOf(lang))}</Badge>
      </p>
      <div className="flex max-h-[55vh] min-h-60 flex-col overflow-y-auto px-1" tabIndex={0} aria-label={texts.thread}>
        <ChatThread
          label={texts.thread}
          words={{ own: texts.you, other: texts.customer, sending: texts.sending }}
          lines={lines}
          onRetry={(requestId) => retryAnswer(caseId, requestId)}
          head={view.has_more && <p className="py-2 text-center text-xs text-text-3">{texts.older}</p>}
          end={<ReadMark view={view} />}
        />
      </div>
      {chat.state === 'closed' && <p className="text-sm text-text-2">{texts.over}</p>}
      {chat.state === 'open' && !mine && <p className="text-sm text-text-2">{texts.claimFirst}</p>}
      {chat.state === 'open' && mine && (
        <>
          <CannedAnswers lang={lang} onChoose={setDraft} />
          <div className="px-4">
            <ChatComposer
              label={texts.write}
              send={texts.send}
              value={draft}
              onChange={setDraft}
              onSend={send}
              most={chatTextMax}
              attachment={{ picture, onChange: setPicture, words }}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** A language by its English name. */
function nameOf(lang: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(languageTags[lang]) ?? lang;
}

function ReadMark({ view }: { view: SupportView }) {
  const last = view.messages.findLast(({ from }) => from === 'service');
  if (last === undefined) return null;
  return <p className="text-right text-2xs text-text-3">{last.id <= view.read_to ? texts.read : texts.unread}</p>;
}
