import { rehearsalSteps } from './rehearsal-range.ts';

interface RehearsalSliderProps {
  label: string;
  /** From minus to plus the steps of a rehearsal; 0 is where the price is now. */
  step: number;
  onStep: (step: number) => void;
  /** The price of the step, for those who listen. */
  said: string;
  /** Where the position is liquidated, in percent of the length; null where that is out of reach. */
  warningAt: number | null;
}

/** Moves the price to either side of where it is; a native range, so that keys and screen readers work. */
export function RehearsalSlider({ label, step, onStep, said, warningAt }: RehearsalSliderProps) {
  const place = ((step + rehearsalSteps) / (2 * rehearsalSteps)) * 100;
  return (
    <div className="relative mx-2 h-11 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-gold-text">
      <span aria-hidden className="absolute inset-x-0 top-[21px] h-0.5 bg-surface-3" />
      <span aria-hidden className="absolute top-4 left-1/2 h-3 w-0.5 -translate-x-1/2 bg-text-3" />
      {warningAt !== null && (
        <span
          aria-hidden
          style={{ left: `${warningAt}%` }}
          className="absolute top-2.5 h-6 w-1 -translate-x-1/2 rounded-full bg-gold"
        />
      )}
      <span
        aria-hidden
        style={{ left: `${place}%` }}
        className="absolute top-3 size-5 -translate-x-1/2 rounded-full border-2 border-text-1 bg-surface-0"
      />
      <input
        type="range"
        min={-rehearsalSteps}
        max={rehearsalSteps}
        step={1}
        value={step}
        aria-label={label}
        aria-valuetext={said}
        onChange={(event) => onStep(Number(event.target.value))}
        className="absolute -inset-x-2.5 top-0 h-11 w-[calc(100%+1.25rem)] cursor-pointer touch-pan-y opacity-0"
      />
    </div>
  );
}
