import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { openAgreements, useConsents } from '../../data/me/consents.ts';
import { AgreeButton } from '../../features/privacy/agree-button.tsx';
import { AgreementRows } from '../../features/privacy/agreement-rows.tsx';
import { OwnDataDownload } from '../../features/privacy/own-data-download.tsx';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { wayBack } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** Agreements and own data. After a login (`?from=`) it asks about what is new, and leads on from there. */
export default function PrivacyPage() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { data: agreements, error, refetch } = useConsents();
  const open = openAgreements(agreements ?? []);
  const goOn = () => {
    if (from !== null) wayOn(wayBack(from));
  };
  const act = (
    <div className="flex flex-col gap-2">
      <AgreeButton agreements={open} onDone={goOn} />
      {from !== null && (
        <Button look="quiet" onClick={goOn}>
          {t(($) => $.privacy.later)}
        </Button>
      )}
    </div>
  );
  return (
    <DetailPage
      title={t(($) => $.privacy.title)}
      hero={open.length > 0 && <p className="text-sm text-text-2">{t(($) => $.privacy.ask)}</p>}
      {...(open.length > 0 ? { primary: act } : {})}
    >
      <DetailSection title={t(($) => $.privacy.agreements)}>
        {agreements !== undefined ? (
          <AgreementRows agreements={agreements} />
        ) : error === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </DetailSection>
      <DetailSection title={t(($) => $.privacy.ownData)}>
        <OwnDataDownload />
      </DetailSection>
      <ButtonLink look="danger" to="/pages/setting/close" className="w-full">
        {t(($) => $.privacy.close)}
      </ButtonLink>
    </DetailPage>
  );
}
