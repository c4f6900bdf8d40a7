import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface IndexBarProps {
  /** The letters, from top to bottom. */
  keys: readonly string[];
  onJump: (key: string) => void;
  className?: string;
}

/** Letters at the edge of a long list: a finger that runs along them jumps. One control, because one letter is too small. */
export function IndexBar({ keys, onJump, className = '' }: IndexBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const here = Math.min(at, keys.length - 1);
  const jump = (index: number) => {
    const next = Math.max(0, Math.min(keys.length - 1, index));
    const key = keys[next];
    if (key === undefined || (next === here && held)) return;
    setAt(next);
    onJump(key);
  };
  const jumpTo = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (box !== undefined) jump(Math.floor(((event.clientY - box.top) / box.height) * keys.length));
  };
  const byKey = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: keys.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    jump(target);
  };
  if (keys.length === 0) return null;
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={t(($) => $.parts.jumpTo)}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={keys.length}
      aria-valuenow={here + 1}
      aria-valuetext={keys[here]}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jumpTo(event);
        setHeld(true);
      }}
      onPointerMove={(event) => held && jumpTo(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      className={`[container-type:size] relative flex w-7 cursor-pointer touch-none flex-col rounded-control select-none ${className}`}
    >
      {keys.map((key, index) => (
        <span
          key={key}
          aria-hidden
          // Where the bar is low, as with large letters, the keys shrink: they must not lie over each other.
          style={{ fontSize: `min(0.6875rem, ${100 / keys.length}cqh)` }}
          className={`grid min-h-0 flex-1 place-items-center leading-none font-semibold ${held && index === here ? 'text-gold-text' : 'text-text-3'}`}
        >
          {key}
        </span>
      ))}
      {held && (
        <span
          aria-hidden
          style={{ top: `${((here + 0.5) / keys.length) * 100}%` }}
          className="pointer-events-none absolute right-10 grid size-14 -translate-y-1/2 place-items-center rounded-card border border-line bg-surface-3 text-lg font-bold"
        >
          {keys[here]}
        </span>
      )}
    </div>
  );
}
