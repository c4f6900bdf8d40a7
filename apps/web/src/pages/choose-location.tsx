import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PlaceForm } from '../features/places/place-form.tsx';
import { wayWithPlace } from '../features/places/place-way.ts';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { Page } from '../ui/frame/page.tsx';

export default function ChooseLocationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return (
    <Page>
      <NavBar title={t(($) => $.location.choose)} />
      <PlaceForm onChoose={(place) => void navigate(wayWithPlace(address.get('from'), place), { replace: true })} />
    </Page>
  );
}
