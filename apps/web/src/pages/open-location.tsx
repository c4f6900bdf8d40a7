import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readLocation } from '../features/location/geo-location.ts';
import { LocationCard } from '../features/location/location-card.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { Page } from '../ui/frame/page.tsx';

export default function OpenLocationPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const location = readLocation(address);
  return (
    <Page>
      <NavBar title={t(($) => $.location.title)} />
      {location === null ? (
        <div role="alert">
          <EmptyState
            icon={MapPinOff}
            text={t(($) => $.location.invalid)}
            action={<ButtonLink to="/choose-location">{t(($) => $.location.choose)}</ButtonLink>}
          />
        </div>
      ) : (
        <LocationCard location={location} />
      )}
    </Page>
  );
}
