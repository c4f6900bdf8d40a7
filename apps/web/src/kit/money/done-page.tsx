import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface DonePageProps {
  title: string;
  /** The one number that it was about. */
  amount: ReactNode;
  /** From where to where, or for whom. */
  way?: ReactNode;
  /** What is so now. */
  facts?: ReactNode;
  /** Where to go from here; the first one is what most people want. */
  next: ReactNode;
}

/** What was done, what is so now, and where to go from here. A screen reader begins with it. */
export function DonePage({ title, amount, way, facts, next }: DonePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-6 pt-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-good/12 text-good">
          <Check size={30} aria-hidden />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {title}
        </h2>
        <p className="text-xl font-semibold [overflow-wrap:anywhere]">{amount}</p>
        {way !== undefined && <p className="flex flex-wrap items-center justify-center gap-2 text-text-2">{way}</p>}
      </div>
      {facts}
      <div className="flex flex-col gap-2">{next}</div>
    </section>
  );
}
