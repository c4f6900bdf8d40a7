import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIdentity } from '../../data/me/identity.ts';
import { LevelCards } from '../../features/identity/level-cards.tsx';
import { hasNextStep, NextStep } from '../../features/identity/next-step.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { wayBack } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** How far the own identity is verified, what the next level gives and takes, and with `?from=` the way back. */
export default function RealMarkPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { data: standing, error, refetch } = useIdentity();
  const title = t(($) => $.identity.title);
  if (standing === undefined)
    return (
      <DetailPage
        title={title}
        hero={
          error === null ? (
            <SkeletonRows rows={4} />
          ) : (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )
        }
      />
    );
  const back = from !== null && standing.level > 0 && (
    <ButtonLink to={wayBack(from)} look="primary" className="w-full">
      {t(($) => $.identity.wayBack)}
    </ButtonLink>
  );
  return (
    <DetailPage
      title={title}
      hero={<LevelCards standing={standing} />}
      {...(back === false && !hasNextStep(standing)
        ? {}
        : {
            primary: (
              <div className="flex flex-col gap-2">
                {back}
                <NextStep standing={standing} from={from} look={back === false ? 'primary' : 'plain'} />
              </div>
            ),
          })}
    />
  );
}
