import type { Params } from '@auric/api';
import type { ReactNode } from 'react';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { TextSkeleton } from './text-skeleton.tsx';
import { TextView } from './text-view.tsx';
import { useContent, type TextPath } from './use-content.ts';

interface ContentPageProps<P extends TextPath> {
  /** What stands at the head until the text says its own title. */
  title: string;
  path: P;
  params: Params<P>;
  /** What follows the text. */
  children?: ReactNode;
}

/** A page that is one text of the house. */
export function ContentPage<P extends TextPath>({ title, path, params, children }: ContentPageProps<P>) {
  const { data: text, error, refetch } = useContent(path, params);
  return (
    <Page>
      <NavBar title={text?.title ?? title} />
      {text !== undefined && <TextView text={text} />}
      {text === undefined && error === null && <TextSkeleton />}
      {text === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {children}
    </Page>
  );
}
