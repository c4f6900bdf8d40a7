import { useSearchParams } from 'react-router';

/** What was chosen last under each name: the tab bar leads to the bare page, which is to be as one left it. */
const left = new Map<string, string>();

/**
 * One of a few that is kept in the address, so that a reload keeps it. `name` is the parameter and must be the app's
 * only one of that name; the first value stands where nothing was chosen.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name) ?? left.get(name);
  const value = values.find((each) => each === asked) ?? values[0];
  const choose = (next: Value) => {
    left.set(name, next);
    const changed = new URLSearchParams(address);
    changed.set(name, next);
    setAddress(changed, { replace: true });
  };
  return [value, choose];
}
