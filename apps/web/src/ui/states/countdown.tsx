import { languageTags } from '@auric/api';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { msToNextSecond, timeLeft } from './countdown-text.ts';

interface CountdownProps {
  /** What ends then, for screen readers. */
  label: string;
  endsAt: number;
  onEnd?: () => void;
  className?: string;
}

/** What is left until a time. It wakes when its text changes, and it is right again after the device has slept. */
export function Countdown({ label, endsAt, onEnd, className = '' }: CountdownProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const left = useTimeUntil(endsAt);
  const ended = left <= 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (ended) end.current?.();
  }, [ended, endsAt]);
  const { days, clock } = timeLeft(left);
  const dayText = new Intl.NumberFormat(languageTags[lang], { style: 'unit', unit: 'day', unitDisplay: 'short' });
  return (
    <span role="timer" className={`font-medium whitespace-nowrap ${className}`}>
      <span className="sr-only">{label}: </span>
      {ended ? t(($) => $.parts.ended) : `${days > 0 ? `${dayText.format(days)} ` : ''}${clock}`}
    </span>
  );
}

/** Milliseconds until a time, new with every second that passes. */
function useTimeUntil(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = endsAt - now;
  useEffect(() => {
    const wait = endsAt - Date.now();
    if (wait <= 0 && left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), msToNextSecond(wait));
    return () => clearTimeout(timer);
  }, [endsAt, left]);
  return left;
}
