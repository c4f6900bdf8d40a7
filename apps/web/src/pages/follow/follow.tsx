import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFollows, useLeadToCopy } from '../../data/follow/use-follows.ts';
import { FollowForm } from '../../features/follow/follow-form.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** How a lead trader is copied: of a lead anew, or a follow that is changed. */
export default function FollowPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: mine } = useFollows();
  const follow = Number(address.get('follow_user_id'));
  const asked = Number(address.get('trader_user_id'));
  const now = mine?.follows.find(({ id, lead }) => (follow > 0 ? id === follow : lead === asked));
  const lead = now?.lead ?? asked;
  const { data: trader, error, refetch } = useLeadToCopy(lead);
  const isUnknown = mine !== undefined && now === undefined && !(asked > 0);
  return (
    <Page>
      <NavBar title={t(($) => $.follow.title)} end={<HelpLink article="copy-trading" className="-mr-3" />} />
      {isUnknown ? (
        <EmptyState text={t(($) => $.follow.noSuchFollow)} />
      ) : error !== null ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : trader === undefined || mine === undefined ? (
        <SkeletonRows rows={6} />
      ) : (
        <>
          <h1 className="pt-2 text-lg font-bold" data-written>
            {trader.name}
          </h1>
          <FollowForm key={now?.id ?? 0} trader={trader} now={now} />
        </>
      )}
    </Page>
  );
}
