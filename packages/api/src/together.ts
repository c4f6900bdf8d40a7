/** A type with all that each of the types of a union has. */
export type Together<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer W) => void ? W : never;

/** All rows of some tables; throws on a path that two of them have. */
export function together<T extends object>(parts: readonly T[]): Together<T> {
  const rows = parts.flatMap((part) => Object.entries(part));
  const paths = rows.map(([path]) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice !== undefined) throw new Error(`Two tables have the call ${twice}.`);
  return Object.fromEntries(rows) as Together<T>;
}
