/** Asks for many things a part at a time, one part after the other; the answers are in the order of what was asked. */
export async function inParts<T, R>(
  all: readonly T[],
  partMost: number,
  ask: (part: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < all.length; at += partMost) answers.push(...(await ask(all.slice(at, at + partMost))));
  return answers;
}
