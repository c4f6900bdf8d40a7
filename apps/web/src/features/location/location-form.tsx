import { LocateFixed } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags } from '@auric/api';
import { useApp } from '../../data/app-store.ts';
import { areaCodes } from '../../data/area-codes.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { parseCoordinate, type Coordinates, type GeoLocation } from './geo-location.ts';
import { usePosition } from './use-position.ts';

const noRegion = '';

interface Typed {
  name: string;
  region: string;
  latitude: string;
  longitude: string;
}

/** The typed coordinates: whole, none at all, or not to be understood. */
function coordinatesOf({ latitude, longitude }: Typed): Coordinates | 'none' | 'wrong' {
  if (latitude.trim() === '' && longitude.trim() === '') return 'none';
  const at = { latitude: parseCoordinate(latitude, 'latitude'), longitude: parseCoordinate(longitude, 'longitude') };
  return at.latitude === null || at.longitude === null ? 'wrong' : { latitude: at.latitude, longitude: at.longitude };
}

/** A location by where the device is, by its coordinates, or by its name and region. */
export function LocationForm({ onChoose }: { onChoose: (location: GeoLocation) => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [typed, setTyped] = useState<Typed>({ name: '', region: noRegion, latitude: '', longitude: '' });
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const [position, ask] = usePosition(({ latitude, longitude }) =>
    setTyped((before) => ({ ...before, latitude: String(latitude), longitude: String(longitude) })),
  );
  const regions = useMemo(() => {
    const { compare } = new Intl.Collator(languageTags[lang]);
    const names = areaCodes(lang).map(({ region, name }) => ({ value: region, label: name }));
    return names.sort((a, b) => compare(a.label, b.label));
  }, [lang]);
  const at = coordinatesOf(typed);
  const name = typed.name.trim();
  const reason =
    at === 'wrong'
      ? t(($) => $.location.checkCoordinates)
      : at === 'none' && name === ''
        ? t(($) => $.location.needed)
        : null;
  const wrong = (kind: 'latitude' | 'longitude') =>
    typed[kind].trim() !== '' && parseCoordinate(typed[kind], kind) === null
      ? t(($) => $.location[kind === 'latitude' ? 'latitudeRange' : 'longitudeRange'])
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null || at === 'wrong') return;
    const address = regions.find(({ value }) => value === typed.region)?.label ?? '';
    onChoose({ name, address, at: at === 'none' ? null : at });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 pt-2">
      <Button onClick={ask} disabled={position.phase === 'asking'}>
        <LocateFixed size={18} aria-hidden className="shrink-0" />
        {position.phase === 'asking' ? t(($) => $.location.asking) : t(($) => $.location.usePosition)}
      </Button>
      <div role="status" className="text-center text-xs text-text-2">
        {position.phase === 'known' && t(($) => $.location.accuracy, { metres: position.accuracyMetres })}
      </div>
      {position.phase === 'failed' && <Banner look="warning">{t(($) => $.location[position.problem])}</Banner>}
      <fieldset className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3">
        <legend className="mb-3 text-sm font-semibold">{t(($) => $.location.coordinates)}</legend>
        <TextField
          label={t(($) => $.location.latitude)}
          name="latitude"
          inputMode="text"
          autoComplete="off"
          placeholder="31.2304"
          value={typed.latitude}
          error={wrong('latitude')}
          onChange={(event) => change({ latitude: event.target.value })}
        />
        <TextField
          label={t(($) => $.location.longitude)}
          name="longitude"
          inputMode="text"
          autoComplete="off"
          placeholder="121.4737"
          value={typed.longitude}
          error={wrong('longitude')}
          onChange={(event) => change({ longitude: event.target.value })}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-3 text-sm font-semibold">{t(($) => $.location.nameAndRegion)}</legend>
        <TextField
          label={t(($) => $.location.name)}
          name="name"
          maxLength={120}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t(($) => $.location.region)}
          value={typed.region}
          options={[{ value: noRegion, label: t(($) => $.location.noRegion) }, ...regions]}
          onChange={(region) => change({ region })}
          height="min-h-12"
        />
      </fieldset>
      <Button type="submit" look="primary" disabled={reason !== null} className="mt-4">
        {reason ?? t(($) => $.location.useThis)}
      </Button>
    </form>
  );
}
