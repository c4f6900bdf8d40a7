import type { Params } from '@auric/api';
import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/http/envelope.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
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
      <NavBar title={text?.title ?? title} written={text !== undefined} />
      {text !== undefined && <TextView text={text} />}
      {text === undefined && error === null && <TextSkeleton />}
      {text === undefined && error !== null && <NoText error={error} onRetry={() => void refetch()} />}
      {children}
    </Page>
  );
}

/** A text that isn't there won't come by asking again: its reader is led to where there are others. */
function NoText({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!(error instanceof ApiError) || error.unknownOutcome)
    return <ErrorState text={error.message} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={FileX2}
      text={error.message}
      action={<ButtonLink to="/pages/common/faq">{t(($) => $.home.entries.faq)}</ButtonLink>}
    />
  );
}
