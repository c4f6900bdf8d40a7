import { useTranslation } from 'react-i18next';
import { useBoard, useLeading } from '../../data/copy/use-leads.ts';
import { boardSorts } from '../../features/copy-board/board-filter.ts';
import { BoardList } from '../../features/copy-board/board-list.tsx';
import { CopyRisk } from '../../features/copy-board/copy-risk.tsx';
import { WayIn } from '../../features/copy-board/way-in.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { boardPath, ownCopiesPath, ownLeadPath } from '../../kit/copy-trading/lead-path.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { LinkRows } from '../../ui/lists/link-rows.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const bestLeads = 4;

/** The way into copy trading: what it is, the first of the board, what is copied, and leading oneself. */
export default function CopyTradingPage() {
  const { t } = useTranslation();
  const { data: leads, error, refetch } = useBoard({ sort: boardSorts[0], has_room: true }, bestLeads);
  const { data: own } = useLeading();
  return (
    <Page wide>
      <NavBar title={t(($) => $.copyTrading.title)} end={<HelpLink article="copy-trading" className="-mr-3" />} />
      <p className="pt-1 pb-4 text-sm text-text-2">{t(($) => $.copyTrading.intro)}</p>
      <div className="flex flex-col gap-6">
        <WayIn />
        <LinkRows
          label={t(($) => $.copyTrading.title)}
          rows={[
            { to: ownCopiesPath, title: t(($) => $.copyTrading.mine), note: t(($) => $.copyTrading.mineNote) },
            own?.isOpen === true
              ? { to: ownLeadPath, title: t(($) => $.copyTrading.ownLead) }
              : { to: ownLeadPath, title: t(($) => $.copyTrading.become), note: t(($) => $.copyTrading.becomeNote) },
          ]}
        />
        <DetailSection title={t(($) => $.copyTrading.best)}>
          <p className="pb-3 text-xs text-text-2">
            <b className="font-semibold text-text-1">{t(($) => $.copyTrading.copierReturn)}</b>{' '}
            {t(($) => $.copyTrading.meaning.copierReturn)}
          </p>
          {leads !== undefined ? (
            <BoardList leads={leads.slice(0, bestLeads)} pending={false} />
          ) : error === null ? (
            <SkeletonRows rows={bestLeads} height="h-30" lines={2} />
          ) : (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )}
          <ButtonLink to={boardPath} className="mt-3 w-full">
            {t(($) => $.common.seeAll)}
          </ButtonLink>
        </DetailSection>
        <CopyRisk />
      </div>
    </Page>
  );
}
