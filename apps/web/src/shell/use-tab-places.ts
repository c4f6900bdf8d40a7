import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { TabPlaces } from './tab-places.ts';

function sessionStore(): Storage | null {
  // Reading the property throws where the browser forbids storage.
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const places = new TabPlaces(sessionStore());

/** Remembers where each tab is left; the tab bar leads back there. */
export function useTabPlaces(): TabPlaces {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => places.remember(pathname, search), [pathname, search]);
  return places;
}
