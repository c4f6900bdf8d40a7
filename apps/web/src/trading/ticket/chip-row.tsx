import { useNumbers } from '../../locales/number-format.ts';

export interface Chip {
  text: string;
  /** What a screen reader says of it. */
  spoken: string;
  act: () => void;
}

/** Ways to fill the field above: low, so that the ticket stays short, with a finger's height to touch. */
export function ChipRow({ chips, className = '' }: { chips: readonly Chip[]; className?: string }) {
  return (
    <div className={`flex gap-1 ${className}`}>
      {chips.map(({ text, spoken, act }) => (
        <button
          key={text}
          type="button"
          aria-label={spoken}
          onClick={act}
          className="relative min-h-8 min-w-0 flex-1 touch-manipulation rounded-control bg-surface-2 px-1 text-2xs font-medium text-text-2 after:absolute after:-inset-x-0.5 after:-inset-y-1.5 active:bg-surface-3"
        >
          <span className="block truncate">{text}</span>
        </button>
      ))}
    </div>
  );
}

/** The distances that are offered, in ppm. */
const offsets = [10_000, 20_000, 50_000] as const;

interface OffsetChipsProps {
  /** The field that they fill. */
  label: string;
  above: boolean;
  onPick: (ppm: number) => void;
}

/** Prices by their distance from where the market, or the order, is. */
export function OffsetChips({ label, above, onPick }: OffsetChipsProps) {
  const numbers = useNumbers();
  return (
    <ChipRow
      chips={offsets.map((ppm) => {
        const text = `${above ? '+' : '−'}${numbers.share(String(ppm / 10_000), 1, 0)}`;
        return { text, spoken: `${label} ${text}`, act: () => onPick(ppm) };
      })}
    />
  );
}
