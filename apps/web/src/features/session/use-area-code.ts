import { defaultAreaCode } from '@auric/api';
import { useSearchParams } from 'react-router';
import { areaParameter } from './area-way.ts';

/** The area code that the list has put into the address, else the one of the form's draft. */
export function useAreaCode(drafted: string = defaultAreaCode): string {
  const [search] = useSearchParams();
  const chosen = search.get(areaParameter);
  return chosen !== null && /^[1-9][0-9]{0,3}$/.test(chosen) ? chosen : drafted;
}
