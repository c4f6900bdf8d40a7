import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from './app-store.ts';
import { api } from './client.ts';
import { siteKeys } from './keys/site-keys.ts';

/** Reads name, logo and mode of the site into the store, once. */
export function useSite(): void {
  const { data } = useQuery({
    queryKey: siteKeys.site,
    queryFn: () => api.read('getSiteConfig', {}, { loader: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data !== undefined)
      useApp.setState({
        site_name: data.site_name,
        logo: data.site_logo,
        logoRed: data.site_logo_red,
        baseDomain: data.base_domain,
        sandbox: data.sandbox,
      });
  }, [data]);
}
