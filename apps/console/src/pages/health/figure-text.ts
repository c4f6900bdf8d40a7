const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const thousand = 1_000;

/** A measured figure with its unit, short enough to be compared at a glance. */
export function figureText(value: number, unit: string): string {
  switch (unit) {
    case 'bytes':
      return value >= gibibyte ? `${rounded(value / gibibyte)} GiB` : `${rounded(value / mebibyte)} MiB`;
    case 'ms':
      return value >= thousand ? `${rounded(value / thousand)} s` : `${rounded(value)} ms`;
    case 'per_second':
      return `${rounded(value)}/s`;
    default:
      return rounded(value);
  }
}

/** Three digits that say something: 0.12, 1.23, 12.3, 123, 12,345. */
function rounded(value: number): string {
  const decimals = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);
}
