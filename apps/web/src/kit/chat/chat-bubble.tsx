import { CircleAlert, Clock3, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatLine, ThreadWords } from './chat-thread.tsx';

interface ChatBubbleProps {
  line: ChatLine;
  words: ThreadWords;
  clock: string;
  onRetry: () => void;
}

/** One line: own ones at the right in gold, the other side's at the left. Links stay text: nobody is led away from here. */
export function ChatBubble({ line, words, clock, onRetry }: ChatBubbleProps) {
  const { t } = useTranslation();
  const { own, text, picture, state, reason } = line;
  const failed = state === 'failed';
  return (
    <div className={`flex max-w-[85%] flex-col ${own ? 'items-end self-end' : 'items-start self-start'}`}>
      <div
        data-line={line.key}
        dir="auto"
        className={`rounded-card px-3 py-2 text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap ${
          own ? 'bg-gold-soft text-text-1' : 'bg-surface-2 text-text-1'
        } ${failed ? 'opacity-60' : ''}`}
      >
        <span className="sr-only">{own ? words.own : words.other}: </span>
        {picture}
        {text}
      </div>
      <p className="flex min-h-5 flex-wrap items-center gap-1 px-1 text-2xs text-text-3">
        {state === 'sending' && (
          <>
            <Clock3 size={12} aria-hidden /> {words.sending}
          </>
        )}
        {state === undefined && clock}
        {failed && (
          <>
            <CircleAlert size={14} aria-hidden className="text-bad" />
            <span className="text-bad">{reason}</span>
            <button
              type="button"
              onClick={onRetry}
              className="-my-2 flex min-h-11 items-center gap-1 px-2 text-xs font-semibold text-text-1"
            >
              <RotateCcw size={14} aria-hidden /> {t(($) => $.common.retry)}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
