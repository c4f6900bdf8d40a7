import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { areaCodes } from '../../data/area-codes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { identityDraft } from './identity-draft.ts';

const types = { '1': 'card', '2': 'passport', '3': 'licence' } as const;
type TypeId = keyof typeof types;

/** Which document it is, and who issued it. */
export function DocumentStep({ country, onward }: { country: string; onward: () => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { pathname, search } = useLocation();
  const [type, setType] = useState<TypeId>((identityDraft.read().id_type || '1') as TypeId);
  const name = areaCodes(lang).find(({ region }) => region === country)?.name;
  const areas = `/pages/setting/areas?${new URLSearchParams({ from: pathname + search })}`;
  const go = () => {
    identityDraft.change({ id_type: type, country });
    onward();
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="mb-1 text-xs font-medium text-text-2">{t(($) => $.identity.country)}</p>
        <Link
          to={areas}
          onClick={() => identityDraft.change({ id_type: type })}
          className="flex min-h-12 items-center gap-2 rounded-control bg-surface-2 px-3 text-base"
        >
          <span className={`min-w-0 flex-1 ${name === undefined ? 'text-text-3' : ''}`}>
            {name ?? t(($) => $.identity.chooseCountry)}
          </span>
          <ChevronRight size={18} aria-hidden className="shrink-0 text-text-3" />
        </Link>
      </div>
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
      <Button look="primary" disabled={name === undefined} onClick={go} className="mt-2 w-full">
        {name === undefined ? t(($) => $.identity.chooseCountry) : t(($) => $.identity.next)}
      </Button>
    </div>
  );
}
