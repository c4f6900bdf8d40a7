import { createContext, useContext, type ReactNode } from 'react';

/**
 * How labels and values stand: `lines` of a finger's height under each other, a close `receipt` over a button (in the
 * size of the text around it), a `grid` with the label over its value, `spread` for lines that become a grid where there is room, and a `strip`
 * that is a receipt on a phone and a row of columns on a desk.
 */
export type FactsLook = 'lines' | 'receipt' | 'grid' | 'spread' | 'strip';

interface Classes {
  list: string;
  row: string;
  label: string;
  value: string;
}

/** What doesn't fit beside its label goes below it, whole. */
const beside = 'flex flex-wrap justify-between';
/** A long label breaks between its words before its value leaves the line, and within a word only where the line is the word's alone. */
const breaking = 'max-w-full flex-[1_1_5rem] break-words';

const looks: Readonly<Record<FactsLook, Classes>> = {
  lines: {
    list: 'text-sm',
    row: `${beside} gap-x-4 min-h-11 items-center border-b border-line py-2 last:border-0`,
    label: `${breaking} text-text-2`,
    value: 'ml-auto text-right font-medium',
  },
  receipt: {
    list: 'flex flex-col gap-0.5',
    row: `${beside} items-baseline gap-x-2`,
    label: 'max-w-full break-words text-text-3',
    value: 'ml-auto text-right text-text-1',
  },
  grid: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-3 gap-y-2',
    // Where one label takes two lines, the values of its row still stand in one line.
    row: 'row-span-2 grid grid-rows-subgrid gap-y-0',
    label: 'text-2xs [overflow-wrap:anywhere] hyphens-auto text-text-3',
    value: 'text-xs font-medium',
  },
  spread: {
    list: 'text-sm @min-[36rem]:grid @min-[36rem]:grid-cols-4 @min-[36rem]:gap-x-6 @min-[36rem]:gap-y-3',
    row: `${beside} gap-x-4 min-h-10 items-center border-b border-line py-1.5 last:border-0 @min-[36rem]:block @min-[36rem]:min-h-0 @min-[36rem]:border-0 @min-[36rem]:py-0`,
    label: `${breaking} text-text-2 @min-[36rem]:text-2xs @min-[36rem]:text-text-3`,
    value: 'ml-auto text-right font-medium @min-[36rem]:text-left @min-[36rem]:text-xs',
  },
  strip: {
    list: 'grid gap-y-0.5 text-2xs lg:flex lg:flex-wrap lg:gap-x-8',
    row: `${beside} gap-x-3 lg:block`,
    label: 'max-w-full text-2xs break-words text-text-3',
    value: 'ml-auto text-right font-medium lg:text-left lg:text-xs',
  },
};

const LookOfFacts = createContext<FactsLook>('lines');

interface FactsProps {
  look?: FactsLook;
  /** What the facts are about, where no heading says it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Labels with their values, read as pairs by screen readers. Its children are `Fact`s. */
export function Facts({ look = 'lines', label, className = '', children }: FactsProps) {
  const list = (
    <dl aria-label={label} className={`${looks[look].list} ${className}`}>
      {children}
    </dl>
  );
  return <LookOfFacts value={look}>{look === 'spread' ? <div className="@container">{list}</div> : list}</LookOfFacts>;
}

interface FactProps {
  label: ReactNode;
  /** The value; while it isn't known yet (`undefined`) its place is held. */
  children: ReactNode;
  /** The one value of a receipt that is looked for. */
  strong?: boolean;
  /** A line under the value: what it is made of, how old it is. */
  note?: ReactNode;
  testId?: string;
}

/** One label and its value. */
export function Fact({ label, children, strong = false, note, testId }: FactProps) {
  const look = looks[useContext(LookOfFacts)];
  return (
    <div className={`min-w-0 ${look.row}`}>
      <dt className={look.label}>{label}</dt>
      <dd
        data-testid={testId}
        className={`min-w-0 [overflow-wrap:anywhere] ${look.value} ${strong ? 'font-semibold' : ''}`}
      >
        {children === undefined ? <span className="skeleton block h-4 w-20" /> : children}
        {note !== undefined && <span className="block text-2xs font-normal text-text-3">{note}</span>}
      </dd>
    </div>
  );
}
