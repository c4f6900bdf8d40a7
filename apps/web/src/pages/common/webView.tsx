import { ExternalLink, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { viewedPage, type ViewedPage } from '../../features/content/web-view-address.ts';
import { useContent } from '../../kit/content/use-content.ts';
import { TextSkeleton } from '../../kit/content/text-skeleton.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

/** A page of another origin, or a document of our own, within the app: it can't reach the app, and one sees whose it is. */
export default function WebViewPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: hosts, error, refetch } = useContent('getSetting', { keyword: 'web_view_hosts' });
  const page = hosts === undefined ? undefined : viewedPage(address.get('url'), hosts.split(','));
  return (
    <div className="mx-auto flex h-full w-full max-w-6xl flex-col px-4">
      <NavBar title={t(($) => $.content.webView)} />
      {page === undefined && error === null && <TextSkeleton />}
      {page === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {page?.kind === 'refused' && (
        <EmptyState
          icon={ShieldX}
          text={t(($) => $.content.notAllowed)}
          action={<ButtonLink to="/">{t(($) => $.errors.goHome)}</ButtonLink>}
        />
      )}
      {page !== undefined && page.kind !== 'refused' && <Framed page={page} />}
    </div>
  );
}

function Framed({ page }: { page: Exclude<ViewedPage, { kind: 'refused' }> }) {
  const { t } = useTranslation();
  const whose = page.kind === 'own' ? t(($) => $.content.ownPage) : t(($) => $.content.outside, { host: page.host });
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-text-2">
        {whose}
        <a
          href={page.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-gold-text"
        >
          {t(($) => $.content.openOutside)}
          <ExternalLink size={14} aria-hidden />
        </a>
      </p>
      {/* What is shown may run its scripts, but in an origin of nobody: it has no cookies, no storage and no way to us. */}
      <iframe
        src={page.url}
        title={whose}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        className="min-h-96 w-full flex-1 rounded-t-card border border-b-0 border-line bg-surface-1"
      />
    </>
  );
}
