import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { formatTime } from '../../locales/time-format.ts';

/** Until when withdrawals are paused after a change of the way in; nothing where they aren't. */
export function useHoldText(): string | undefined {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: profile } = useProfile();
  const [now] = useState(() => Date.now());
  const until = profile?.withdrawal_hold_until ?? 0;
  return until > now ? t(($) => $.settings.holdUntil, { time: formatTime(until, lang) }) : undefined;
}
