import type { ReactNode } from 'react';

/** `up` and `down` follow the price colours of the settings; `good` and `bad` never change their meaning. */
export type BadgeLook = 'plain' | 'gold' | 'up' | 'down' | 'good' | 'bad';

const looks: Readonly<Record<BadgeLook, string>> = {
  plain: 'bg-surface-3 text-text-2',
  gold: 'bg-gold-soft text-gold-text',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  good: 'bg-good/8 text-good',
  bad: 'bg-bad/8 text-bad',
};

/** A word or two beside a name: a kind, a side, a state. */
export function Badge({ look = 'plain', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span className={`inline-flex min-h-5 items-center rounded-sm px-1.5 text-2xs font-semibold ${looks[look]}`}>
      {children}
    </span>
  );
}

const mostCounted = 99;

/** How much is new, at the corner of an icon. What counts is said by the name of the icon's button. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      // Drawn, and no text: the name of the button has the number in a sentence.
      data-count={count > mostCounted ? `${mostCounted}+` : count}
      className="grid h-4 min-w-4 place-items-center rounded-full bg-gold px-1 text-[0.625rem] leading-none font-bold text-on-gold before:content-[attr(data-count)]"
    />
  );
}
