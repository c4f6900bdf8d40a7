import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { countryOfAreaCode } from '../../data/area-codes.ts';
import { useIdentity } from '../../data/me/identity.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { DetailsStep } from '../../features/identity/details-step.tsx';
import { DocumentStep } from '../../features/identity/document-step.tsx';
import { identityDraft } from '../../features/identity/identity-draft.ts';
import { PhotosStep } from '../../features/identity/photos-step.tsx';
import { resumeDraft } from '../../features/identity/resume-draft.ts';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { StepFlow } from '../../kit/form/step-flow.tsx';
import { identityPath, identityWayBackTo } from '../../routes.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** Verifies the next level of the own identity, step by step; what was typed before is there again. */
export default function RealPage() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const { data: standing, error, refetch } = useIdentity();
  const { data: profile } = useProfile();
  const from = search.get('from');
  const back = from === null ? identityPath : identityWayBackTo(from);
  if (standing === undefined || profile === undefined)
    return (
      <Page>
        <NavBar title={t(($) => $.identity.title)} />
        {error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  if (standing.state === 'in_verification' || standing.level === 2 || standing.needs.length > 0)
    return <Navigate to={back} replace />;
  resumeDraft(standing);
  const { country, id_type } = identityDraft.read();
  const home = country === '' ? (countryOfAreaCode(profile.area_code) ?? '') : country;
  const done = () => wayOn(back);
  const basic = [
    {
      id: 'document',
      done: country !== '' && id_type !== '',
      title: t(($) => $.identity.document),
      content: (onward: () => void) => <DocumentStep country={home} onward={onward} />,
    },
    {
      id: 'details',
      done: false,
      title: t(($) => $.identity.details),
      content: () => <DetailsStep onDone={done} />,
    },
  ];
  const photos = {
    id: 'photos',
    done: false,
    title: t(($) => $.identity.photos),
    content: () => <PhotosStep passport={standing.typed?.id_type === 2} onDone={done} />,
  };
  return (
    <Page>
      <NavBar title={standing.level === 0 ? t(($) => $.identity.basic) : t(($) => $.identity.advanced)} />
      <div className="pt-2">
        <StepFlow steps={standing.level === 0 ? basic : [photos]} onDone={done} />
      </div>
    </Page>
  );
}
