import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { coordinatesText, mapLinks, type GeoLocation } from './geo-location.ts';
import { LocationDrawing } from './location-drawing.tsx';

const link =
  'inline-flex min-h-12 items-center justify-center rounded-control px-4 py-2 text-center text-sm font-semibold';

/** A location with its coordinates, and the ways to a map. */
export function LocationCard({ location }: { location: GeoLocation }) {
  const { t } = useTranslation();
  const { name, address, at } = location;
  const maps = mapLinks(location);
  return (
    <div className="flex flex-col gap-4 pt-2">
      <article className="overflow-hidden rounded-card border border-line bg-surface-1">
        {at !== null && <LocationDrawing at={at} />}
        <div className="flex items-center gap-3 p-4">
          <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-gold-soft text-gold-text">
            <MapPin size={18} aria-hidden />
          </span>
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <h2 className="text-base font-semibold">{name === '' ? t(($) => $.location.unnamed) : name}</h2>
            {address !== '' && <p className="text-text-2">{address}</p>}
          </div>
        </div>
        {at !== null && (
          <p className="mx-4 mb-2 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2">
            <span>{coordinatesText(at)}</span>
            <span className="-mr-3 ml-auto">
              <CopyButton text={coordinatesText(at)} what={t(($) => $.location.coordinates)} />
            </span>
          </p>
        )}
      </article>
      <a href={maps.device} className={`${link} bg-gold text-on-gold`}>
        {t(($) => $.location.openApp)}
      </a>
      <a href={maps.web} target="_blank" rel="noopener noreferrer" className={`${link} bg-surface-3 text-text-1`}>
        {t(($) => $.location.openWeb)}
      </a>
    </div>
  );
}
