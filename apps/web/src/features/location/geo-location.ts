/** A location on earth as the address of a page carries it. What is not known is empty or null. */
export interface GeoLocation {
  name: string;
  address: string;
  at: Coordinates | null;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const most = { latitude: 90, longitude: 180 } as const;
/** About a tenth of a metre: finer than any device measures. */
const decimals = 6;
/** Longer names belong to nothing on earth. */
const longestName = 120;

/** Reads a coordinate in degrees, with a point or a comma; null for what is none. */
export function parseCoordinate(text: string, kind: keyof Coordinates): number | null {
  const typed = text.trim().replace('−', '-').replace(',', '.');
  if (!/^-?[0-9]{1,3}(?:\.[0-9]{0,15})?$/.test(typed)) return null;
  const value = rounded(Number(typed));
  return Math.abs(value) > most[kind] ? null : value;
}

/** Adding zero makes an ordinary zero of the negative one. */
export function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals)) + 0;
}

export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}

function nameOf(text: string | null): string | null {
  const name = (text ?? '').trim();
  return name.length > longestName || /\p{Cc}/u.test(name) ? null : name;
}

/** The location that an address names; null where what it says can't be a location. */
export function readLocation(address: URLSearchParams): GeoLocation | null {
  const [name, where] = [nameOf(address.get('name')), nameOf(address.get('address'))];
  const [latitude, longitude] = [address.get('latitude'), address.get('longitude')];
  if (name === null || where === null) return null;
  if (latitude === null && longitude === null) return name === '' ? null : { name, address: where, at: null };
  const at = {
    latitude: parseCoordinate(latitude ?? '', 'latitude'),
    longitude: parseCoordinate(longitude ?? '', 'longitude'),
  };
  if (at.latitude === null || at.longitude === null) return null;
  return { name, address: where, at: { latitude: at.latitude, longitude: at.longitude } };
}

export function writeLocation({ name, address, at }: GeoLocation): URLSearchParams {
  const parameters = new URLSearchParams();
  if (name !== '') parameters.set('name', name);
  if (address !== '') parameters.set('address', address);
  if (at !== null) {
    parameters.set('latitude', String(at.latitude));
    parameters.set('longitude', String(at.longitude));
  }
  return parameters;
}

/** What the maps of the device and a map on the web are asked for. */
export function mapLinks({ name, address, at }: GeoLocation): { device: string; web: string } {
  const words = [name, address].filter((part) => part !== '').join(', ');
  if (at === null) {
    const query = encodeURIComponent(words);
    return { device: `geo:0,0?q=${query}`, web: `https://www.openstreetmap.org/search?query=${query}` };
  }
  const { latitude, longitude } = at;
  const label = words === '' ? '' : `(${encodeURIComponent(words)})`;
  return {
    device: `geo:${latitude},${longitude}?q=${latitude},${longitude}${label}`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}
