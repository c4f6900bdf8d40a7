import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { areaCode, chooseAreaCode } from '../../features/session/area-code.ts';
import { AreaList } from '../../features/session/area-list.tsx';
import { wayBackFromAreas } from '../../features/session/area-way.ts';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function AreaPage() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const choose = (code: string) => {
    chooseAreaCode(code);
    wayOn(wayBackFromAreas(search.get('from')));
  };
  return (
    <Page>
      <NavBar title={t(($) => $.areas.title)} />
      <AreaList chosen={areaCode()} onChoose={choose} />
    </Page>
  );
}
