/** The mark of the house. */
export function Logo({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 26 26">
      <path d="M13 1 24.5 24H18L13 13 8 24H1.5z" fill="var(--gold)" />
    </svg>
  );
}
