/**
 * Prepares one thing after the other, in the background: they write into the same folders. One that fails doesn't keep
 * the next from being tried.
 *
 * @template {string} Need
 * @param {readonly Need[]} needs
 * @param {(need: Need) => Promise<void>} prepare
 */
export function prepareInTurn(needs, prepare) {
  /** @type {Map<Need, Promise<void>>} */
  const underWay = new Map();
  /** @type {Map<Need, unknown>} */
  const errors = new Map();

  let before = Promise.resolve();
  for (const need of needs) {
    before = before
      .then(() => prepare(need))
      .catch((error) => void errors.set(need, error))
      .then(() => void underWay.delete(need));
    underWay.set(need, before);
  }
  return {
    /** To wait for the next change. */
    underWay: () => [...underWay.values()],
    /** Whether all of them are prepared, or have failed. @param {readonly Need[]} asked */
    areSettled: (asked) => asked.every((need) => !underWay.has(need)),
    /** Why the first of them failed; undefined where none did. @param {readonly Need[]} asked */
    errorOf: (asked) => asked.map((need) => errors.get(need)).find((error) => error !== undefined),
  };
}
