/** Throws unless what the exchange says is what the rules come to. */
export function expectSame(what: string, seen: unknown, byRules: unknown): void {
  if (seen !== byRules) throw new Error(`${what}: ${String(seen)}, by the rules ${String(byRules)}`);
}

/** Throws unless what the rules ask holds. */
export function expectTrue(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}
