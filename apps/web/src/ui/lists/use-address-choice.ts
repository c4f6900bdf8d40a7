import { useSearchParams } from 'react-router';

/**
 * One of a few that is kept in the address under a parameter of its own, so that a reload keeps it. The first value
 * stands where nothing was chosen.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name);
  const choose = (value: Value) => {
    const changed = new URLSearchParams(address);
    changed.set(name, value);
    setAddress(changed, { replace: true });
  };
  return [values.find((each) => each === asked) ?? values[0], choose];
}
