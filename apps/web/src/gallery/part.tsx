import type { ReactNode } from 'react';

/** One part with its states. Its name is that of its file, in every language. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} id={name} className="min-w-0 scroll-mt-4">
      <h3 lang="en" translate="no" className="mb-2 font-mono text-2xs text-text-3">
        {name}
      </h3>
      <div className="rounded-card border border-line bg-surface-0 p-4">
        <div className="flex flex-col gap-4">{children}</div>
      </div>
    </section>
  );
}

/** A group of parts. */
export function Parts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="@container mt-8">
      <h2 lang="en" translate="no" className="mb-3 text-base font-semibold">
        {title}
      </h2>
      <div className="grid gap-5 @3xl:grid-cols-2">{children}</div>
    </section>
  );
}
