const units = [
  { ms: 86_400_000, letter: 'd' },
  { ms: 3_600_000, letter: 'h' },
  { ms: 60_000, letter: 'm' },
] as const;

/** A length of time in its two largest units, as `3d 4h`, `12m`; below a minute `now`. */
export function ageText(ms: number): string {
  const first = units.findIndex((unit) => ms >= unit.ms);
  if (first < 0) return 'now';
  let rest = ms;
  return units
    .slice(first, first + 2)
    .flatMap(({ ms: unitMs, letter }) => {
      const count = Math.floor(rest / unitMs);
      rest -= count * unitMs;
      return count === 0 ? [] : [`${count}${letter}`];
    })
    .join(' ');
}
