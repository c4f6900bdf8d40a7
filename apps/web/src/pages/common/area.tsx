import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { areaCodes, matchingAreaCodes } from '../../data/area-codes.ts';
import { areaCode, chooseAreaCode } from '../../features/session/area-code.ts';
import { wayBackFromAreas } from '../../features/session/area-way.ts';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { ChoicePage } from '../../kit/detail/choice-page.tsx';

export default function AreaPage() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const areas = useMemo(() => areaCodes(lang), [lang]);
  const find = useCallback(
    (query: string) =>
      matchingAreaCodes(areas, query).map(({ region, name, code }) => ({ key: region, name, code, note: `+${code}` })),
    [areas],
  );
  return (
    <ChoicePage
      title={t(($) => $.areas.title)}
      findLabel={t(($) => $.areas.find)}
      find={find}
      notFound={(query) => t(($) => $.areas.notFound, { query })}
      chosen={areas.find((area) => area.main && area.code === areaCode())?.region}
      onChoose={({ code }) => {
        chooseAreaCode(code);
        wayOn(wayBackFromAreas(search.get('from')));
      }}
    />
  );
}
