import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useApp } from '../../data/app-store.ts';
import { formatClock, formatDay } from '../../locales/time-format.ts';
import { scrollerOf } from '../../ui/lists/scroller-of.ts';
import { ChatBubble } from './chat-bubble.tsx';

/** A line of a thread, whoever it is between. */
export interface ChatLine {
  readonly key: string;
  readonly own: boolean;
  readonly text: string;
  /** What is shown above the text. */
  readonly picture?: ReactNode;
  readonly at: number;
  /** How far an own line has come; what is not said has arrived. */
  readonly state?: 'sending' | 'failed';
  /** Why it failed. */
  readonly reason?: string;
}

export interface ThreadWords {
  readonly own: string;
  readonly other: string;
  readonly sending: string;
}

interface ChatThreadProps {
  label: string;
  /** Who writes, for screen readers, and what is said of a line on its way. */
  words: ThreadWords;
  lines: readonly ChatLine[];
  onRetry: (key: string) => void;
  /** What stands before the first line: a way to older ones, or how to begin. */
  head?: ReactNode;
  /** What stands after the last: that it is over, a question. */
  end?: ReactNode;
}

/** So far from the end a reader is reading, and new lines leave the place alone. */
const nearPx = 120;

/** Lines between two sides, oldest first, by day; new ones come into sight where the reader is at the end. */
export function ChatThread({ label, words, lines, onRetry, head, end }: ChatThreadProps) {
  const lang = useApp((state) => state.lang);
  const list = useEndInSight(lines.at(-1), Boolean(end));
  const now = Date.now();
  const dayOf = (line: ChatLine) => formatDay(line.at, now, lang);
  return (
    <div ref={list} className="flex flex-1 flex-col justify-end">
      {head}
      <div role="log" aria-label={label}>
        <ol className="flex flex-col gap-1.5 py-2">
          {lines.map((line, index) => {
            const before = lines[index - 1];
            const newDay = before === undefined || dayOf(before) !== dayOf(line);
            return (
              <li key={line.key} className="flex flex-col">
                {newDay && <p className="py-2 text-center text-xs text-text-3">{dayOf(line)}</p>}
                <ChatBubble
                  line={line}
                  words={words}
                  clock={formatClock(line.at, lang)}
                  onRetry={() => onRetry(line.key)}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {end}
    </div>
  );
}

/** Keeps the end in sight of who was there, and of who has just written. */
function useEndInSight(last: ChatLine | undefined, ends: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const key = last?.key;
  const state = last?.state;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const scroller = scrollerOf(element);
    const watch = () => {
      atEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPx;
    };
    scroller.addEventListener('scroll', watch, { passive: true });
    // The place where one writes grows with what is chosen and typed, and hides no line of who reads the last ones.
    const grown = new ResizeObserver(() => {
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    });
    grown.observe(element.parentElement ?? element);
    return () => {
      scroller.removeEventListener('scroll', watch);
      grown.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || (!atEnd.current && state !== 'sending')) return;
    const scroller = scrollerOf(element);
    scroller.scrollTop = scroller.scrollHeight;
  }, [key, state, ends]);
  return list;
}
