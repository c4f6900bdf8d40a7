import { defaultAreaCode } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AreaList } from '../../features/session/area-list.tsx';
import { areaParameter, wayBackWithArea } from '../../features/session/area-way.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function AreaPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Page>
      <NavBar title={t(($) => $.areas.title)} />
      <AreaList
        chosen={search.get(areaParameter) ?? defaultAreaCode}
        onChoose={(code) => void navigate(wayBackWithArea(search.get('from'), code), { replace: true })}
      />
    </Page>
  );
}
