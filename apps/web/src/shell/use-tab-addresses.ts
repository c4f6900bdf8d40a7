import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { TabAddresses } from './tab-addresses.ts';

function storeOf(name: 'sessionStorage' | 'localStorage'): Storage | null {
  // Reading the property throws where the browser forbids storage.
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

const addresses = new TabAddresses(storeOf('sessionStorage'), storeOf('localStorage'));

/** Remembers where each tab is left; the tab bar leads back there. */
export function useTabAddresses(): TabAddresses {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => addresses.remember(pathname, search), [pathname, search]);
  return addresses;
}
