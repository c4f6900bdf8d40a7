import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../kit/form/country-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { identityDraft } from './identity-draft.ts';

const types = { '1': 'card', '2': 'passport', '3': 'licence' } as const;
type TypeId = keyof typeof types;

/** Which document it is, and who issued it. */
export function DocumentStep({ country, onward }: { country: string; onward: () => void }) {
  const { t } = useTranslation();
  const [type, setType] = useState<TypeId>((identityDraft.read().id_type || '1') as TypeId);
  const go = () => {
    identityDraft.change({ id_type: type, country });
    onward();
  };
  return (
    <div className="flex flex-col gap-4">
      <CountryField
        label={t(($) => $.identity.country)}
        purpose="document"
        value={country}
        onLeave={() => identityDraft.change({ id_type: type })}
      />
      <div>
        <p className="mb-1 text-xs font-medium text-text-2">{t(($) => $.identity.idType)}</p>
        <Choice<TypeId>
          label={t(($) => $.identity.idType)}
          value={type}
          onChange={setType}
          options={(['1', '2', '3'] as const).map((value) => ({
            value,
            label: t(($) => $.identity[types[value]]),
          }))}
        />
      </div>
      <Button look="primary" disabled={country === ''} onClick={go} className="mt-2 w-full">
        {country === '' ? t(($) => $.identity.chooseCountry) : t(($) => $.identity.next)}
      </Button>
    </div>
  );
}
