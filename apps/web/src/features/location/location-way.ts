import { rowOf } from '../../routes.ts';
import { writeLocation, type GeoLocation } from './geo-location.ts';

const choosePath = '/choose-location';
const openPath = '/open-location';

/** Where a chosen location leads: to the page that asked for it, as far as it is one of this app, else to its own page. */
export function wayWithLocation(from: string | null, location: GeoLocation): string {
  const [path = '', search = ''] = (from ?? '').split('?');
  const row = rowOf(path);
  const known = row !== undefined && row !== rowOf(choosePath);
  const parameters = new URLSearchParams(known ? search : '');
  for (const name of ['name', 'address', 'latitude', 'longitude']) parameters.delete(name);
  for (const [name, value] of writeLocation(location)) parameters.set(name, value);
  return `${known ? path : openPath}?${parameters}`;
}
