import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatComposer } from '../kit/chat/chat-composer.tsx';
import { ChatThread, type ChatLine } from '../kit/chat/chat-thread.tsx';
import { Part, Parts } from './part.tsx';

const hourMs = 3_600_000;

/** A thread in all states of its lines, and where the next one is written. */
export function Chat() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [now] = useState(() => Date.now());
  const label = t(($) => $.support.service);
  const text = t(($) => $.support.start);
  const lines: ChatLine[] = [
    { key: 'own', own: true, text, at: now - 30 * hourMs },
    { key: 'other', own: false, text: `${text} https://example.com`, at: now - 29 * hourMs },
    { key: 'sending', own: true, text, at: now, state: 'sending' },
    { key: 'failed', own: true, text, at: now, state: 'failed', reason: t(($) => $.errors.unreachable) },
  ];
  return (
    <Parts title="Chat">
      <Part name="chat-thread">
        <ChatThread
          label={label}
          words={{ own: t(($) => $.support.you), other: label, sending: t(($) => $.support.sending) }}
          lines={lines}
          onRetry={() => undefined}
        />
      </Part>
      <Part name="chat-composer">
        <ChatComposer
          label={t(($) => $.support.placeholder)}
          send={t(($) => $.support.send)}
          value={draft}
          onChange={setDraft}
          onSend={() => setDraft('')}
          most={20}
          attachment={{
            picture,
            onChange: setPicture,
            words: {
              add: t(($) => $.support.addPicture),
              remove: t(($) => $.support.removePicture),
              picture: t(($) => $.support.picture),
              broken: t(($) => $.support.unseen),
            },
          }}
        />
      </Part>
    </Parts>
  );
}
