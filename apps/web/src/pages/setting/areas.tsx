import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { areaCodes, matchingAreaCodes } from '../../data/area-codes.ts';
import { identityDraft } from '../../features/identity/identity-draft.ts';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { ChoicePage } from '../../kit/detail/choice-page.tsx';
import { wayBack } from '../../routes.ts';

/** The country or region that issued a document. */
export default function CountryPage() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const areas = useMemo(() => {
    const codes = areaCodes(lang);
    return codes.filter(({ region }, index) => codes.findIndex((other) => other.region === region) === index);
  }, [lang]);
  const find = useCallback(
    (query: string) => matchingAreaCodes(areas, query).map(({ region, name }) => ({ key: region, name })),
    [areas],
  );
  return (
    <ChoicePage
      title={t(($) => $.identity.chooseCountry)}
      findLabel={t(($) => $.identity.findCountry)}
      find={find}
      notFound={(query) => t(($) => $.identity.noCountry, { query })}
      chosen={identityDraft.read().country}
      onChoose={({ key }) => {
        identityDraft.change({ country: key });
        wayOn(wayBack(search.get('from') ?? '/pages/setting/real'));
      }}
    />
  );
}
