import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { ownKey } from './keys/own-key.ts';

/** A link to a file of one's own is good for a minute. */
const linkMs = 50_000;

/** An address under which a file of one's own can be seen for a while; `address` may be empty while there is no file. */
export function useFileLink(address: string) {
  return useQuery({
    queryKey: [...ownKey, 'file-link', address],
    queryFn: ({ signal }) => api.read('files/link', { file: address }, { loader: false, signal }),
    enabled: address !== '',
    staleTime: linkMs,
    gcTime: linkMs,
  });
}
