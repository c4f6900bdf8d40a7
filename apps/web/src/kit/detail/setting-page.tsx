import type { ReactNode } from 'react';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

interface SettingPageProps {
  title: string;
  /** What this setting is good for, in a sentence or two. */
  intro?: string;
  children: ReactNode;
}

/** A page that sets one thing: what it is for, and its form. */
export function SettingPage({ title, intro, children }: SettingPageProps) {
  return (
    <Page>
      <NavBar title={title} />
      <div className="mt-2">
        {intro !== undefined && <p className="mb-6 text-sm text-text-2">{intro}</p>}
        {children}
      </div>
    </Page>
  );
}
