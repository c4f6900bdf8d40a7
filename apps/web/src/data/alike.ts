/** Whether two plain values say the same: primitives, bigints too, and objects and lists of them. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  if (names.length !== otherNames.length) return false;
  return names.every(
    (name) => Object.hasOwn(other, name) && isAlike(one[name as keyof typeof one], other[name as keyof typeof other]),
  );
}
