import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { areaCodes, matchingAreaCodes } from '../../data/area-codes.ts';
import { identityDraft } from '../../features/identity/identity-draft.ts';
import { registrationDraft } from '../../features/session/registration-draft.ts';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { ChoicePage } from '../../kit/detail/choice-page.tsx';
import type { CountryPurpose } from '../../kit/form/country-field.tsx';
import { registerPath, wayBack } from '../../routes.ts';

/** Who keeps the choice, and where it leads where the address doesn't say. */
const askers = {
  document: { draft: identityDraft, page: '/pages/setting/real' },
  residence: { draft: registrationDraft, page: registerPath },
} as const satisfies Record<CountryPurpose, object>;

/** The country or region that issued a document, or in which somebody lives who registers. */
export default function CountryPage() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const wayOn = useWayOn();
  const [search] = useSearchParams();
  const asker = askers[search.get('for') === 'residence' ? 'residence' : 'document'];
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
      chosen={asker.draft.read().country}
      onChoose={({ key }) => {
        asker.draft.change({ country: key });
        wayOn(wayBack(search.get('from') ?? asker.page));
      }}
    />
  );
}
