import { useEffect, useRef } from 'react';
import { acts } from '../../data/acts/acts.ts';
import { canRepeat, type ActNews, type MoneyAct } from '../../data/acts/money-act.ts';
import { useActAbout } from '../../data/acts/use-acts.ts';

/** The act that a screen writes, as it is by now. */
export interface MoneyActState {
  /** An answer is waited for: what was sent can't be changed. */
  sending: boolean;
  /** An act that has no answer: nothing else can be sent until the customer has decided what becomes of it. */
  unknown: MoneyAct | undefined;
  repeatable: boolean;
  again: () => void;
  setAside: () => void;
}

/** For screens that show a doubt in the place of the button: it needs no toast as well. */
export const showsDoubt = ({ became }: ActNews): boolean => became === 'unknown';

/**
 * Watches the act about something. The store sends it and brings it to its end whether or not a screen is there. `hears`
 * is told what becomes of it, and says whether the screen shows that itself; else a toast does.
 */
export function useMoneyAct(about: string, hears?: (news: ActNews) => boolean): MoneyActState {
  const act = useActAbout(about);
  const latest = useRef(hears);
  useEffect(() => {
    latest.current = hears;
  });
  useEffect(() => acts.onNews((news) => news.act.about === about && (latest.current?.(news) ?? false)), [about]);
  const unknown = act?.phase === 'unknown' ? act : undefined;
  return {
    sending: act?.phase === 'sending',
    unknown,
    repeatable: unknown !== undefined && canRepeat(unknown, Date.now()),
    again: () => unknown !== undefined && acts.repeat(unknown.id),
    setAside: () => unknown !== undefined && acts.setAside(unknown.id),
  };
}
