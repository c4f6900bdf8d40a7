import { Check, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

const tones = {
  good: 'bg-good/12 text-good',
  bad: 'bg-bad/12 text-bad',
  waiting: 'bg-gold-soft text-gold-text',
} as const;

interface DonePageProps {
  title: string;
  /** Its sign and colour where it isn't simply done. */
  mark?: { icon: LucideIcon; tone: keyof typeof tones };
  /** The one number that it was about. */
  amount?: ReactNode;
  /** From where to where, for whom, or what comes now. */
  way?: ReactNode;
  /** What is so now. */
  facts?: ReactNode;
  /** Where to go from here; the first one is what most people want. */
  next: ReactNode;
}

const done = { icon: Check, tone: 'good' } as const;

/** What was done, what is so now, and where to go from here. A screen reader begins with it. */
export function DonePage({ title, mark: { icon: Icon, tone } = done, amount, way, facts, next }: DonePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-6 pt-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className={`grid size-14 place-items-center rounded-full ${tones[tone]}`}>
          <Icon size={30} aria-hidden />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {title}
        </h2>
        {amount !== undefined && <p className="text-xl font-semibold [overflow-wrap:anywhere]">{amount}</p>}
        {way !== undefined && (
          <p className="flex max-w-80 flex-wrap items-center justify-center gap-2 text-text-2">{way}</p>
        )}
      </div>
      {facts}
      <div className="flex flex-col gap-2">{next}</div>
    </section>
  );
}
