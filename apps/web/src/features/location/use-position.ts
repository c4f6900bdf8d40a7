import { useState } from 'react';
import { rounded, type Coordinates } from './geo-location.ts';

/** Why the device does not say where it is. */
export type PositionProblem = 'refused' | 'unavailable' | 'timedOut';

export type Position =
  | { phase: 'unknown' }
  | { phase: 'asking' }
  | { phase: 'known'; at: Coordinates; accuracyMetres: number }
  | { phase: 'failed'; problem: PositionProblem };

/** Outdoors a first position takes seconds; after as long nobody is waiting any more. */
const positionTimeoutMs = 20_000;

function problemOf(code: number): PositionProblem {
  if (code === 1) return 'refused';
  return code === 3 ? 'timedOut' : 'unavailable';
}

/** Asks the device where it is, when told to and never before. */
export function usePosition(onKnown: (at: Coordinates) => void): [Position, () => void] {
  const [position, setPosition] = useState<Position>({ phase: 'unknown' });
  const ask = () => {
    if (!('geolocation' in navigator)) return setPosition({ phase: 'failed', problem: 'unavailable' });
    setPosition({ phase: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        setPosition({ phase: 'known', at, accuracyMetres: Math.ceil(coords.accuracy) });
        onKnown(at);
      },
      ({ code }) => setPosition({ phase: 'failed', problem: problemOf(code) }),
      { enableHighAccuracy: true, timeout: positionTimeoutMs, maximumAge: 0 },
    );
  };
  return [position, ask];
}
