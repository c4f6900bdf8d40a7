import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readPlace } from '../features/places/place.ts';
import { PlaceCard } from '../features/places/place-card.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { Page } from '../ui/frame/page.tsx';

export default function OpenLocationPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const place = readPlace(address);
  return (
    <Page>
      <NavBar title={t(($) => $.location.title)} />
      {place === null ? (
        <div role="alert">
          <EmptyState
            icon={MapPinOff}
            text={t(($) => $.location.invalid)}
            action={<ButtonLink to="/choose-location">{t(($) => $.location.choose)}</ButtonLink>}
          />
        </div>
      ) : (
        <PlaceCard place={place} />
      )}
    </Page>
  );
}
