import { useId, type ReactNode } from 'react';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

interface DetailPageProps {
  title: string;
  /** What the page adds at the end of its head. */
  end?: ReactNode;
  /** What it is about, at a glance. */
  hero: ReactNode;
  facts?: ReactNode;
  /** `DetailSection`s. */
  children?: ReactNode;
  /** The one act of the page; it stays in sight over whatever is scrolled. */
  primary?: ReactNode;
}

/** A page about one thing: what it is, its facts, what there is to know, and the one act that it leads to. */
export function DetailPage({ title, end, hero, facts, children, primary }: DetailPageProps) {
  return (
    <Page>
      <NavBar title={title} {...(end === undefined ? {} : { end })} />
      <div className="mt-2 flex flex-col gap-6">
        <div>{hero}</div>
        {facts !== undefined && <div className="rounded-card border border-line bg-surface-1 px-4">{facts}</div>}
        {children}
      </div>
      {primary !== undefined && (
        <div className="safe-bottom sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-surface-0 px-4 py-3">
          {primary}
        </div>
      )}
    </Page>
  );
}

/** A part of the page under its own heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
