import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LocationForm } from '../features/location/location-form.tsx';
import { wayWithLocation } from '../features/location/location-way.ts';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { Page } from '../ui/frame/page.tsx';

export default function ChooseLocationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return (
    <Page>
      <NavBar title={t(($) => $.location.choose)} />
      <LocationForm
        onChoose={(location) => void navigate(wayWithLocation(address.get('from'), location), { replace: true })}
      />
    </Page>
  );
}
