import { useNavigate } from 'react-router';
import { leadsBack, pathOfHash } from './way-on.ts';

/** The address of the page before this one, where the browser tells; the first page of a tab has none. */
function addressBelow(): string | null {
  const { navigation } = globalThis as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[index - 1]?.url ?? null;
}

/** Leaves a page that was only passed through, for a page of the app: login, the list of area codes. */
export function useWayOn(): (target: string) => void {
  const navigate = useNavigate();
  return (target) => {
    if (leadsBack(target, pathOfHash(addressBelow(), location.href))) void navigate(-1);
    else void navigate(target, { replace: true });
  };
}
