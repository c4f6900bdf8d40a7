const stops = [0, 25, 50, 75, 100] as const;
/** A finger this close to a stop means the stop. */
const snapWithin = 4;

function snapped(percent: number): number {
  return stops.find((stop) => Math.abs(stop - percent) <= snapWithin) ?? percent;
}

interface PercentSliderProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
  side: 'buy' | 'sell';
  disabled?: boolean;
}

/** A share from 0 to 100 % with five stops; a native range, so that keys and screen readers work. */
export function PercentSlider({ label, value, onChange, side, disabled = false }: PercentSliderProps) {
  const filled = side === 'buy' ? 'bg-up' : 'bg-down';
  const edge = side === 'buy' ? 'border-up' : 'border-down';
  return (
    <div className="relative mx-1.5 h-7 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-gold-text">
      <span aria-hidden className="absolute top-[13px] right-0 left-0 h-0.5 bg-surface-3" />
      <span aria-hidden className={`absolute top-[13px] left-0 h-0.5 ${filled}`} style={{ width: `${value}%` }} />
      {stops.map((stop) => (
        <span
          key={stop}
          aria-hidden
          style={{ left: `calc(${stop}% - 5px)` }}
          className={`absolute top-[9px] size-2.5 rotate-45 rounded-[2px] border-2 ${
            value >= stop && value > 0 ? `${filled} ${edge}` : 'border-text-3 bg-surface-0'
          }`}
        />
      ))}
      <span
        aria-hidden
        style={{ left: `calc(${value}% - 7px)` }}
        className={`absolute top-[7px] size-3.5 rotate-45 rounded-[3px] border-2 bg-surface-0 ${value > 0 ? edge : 'border-text-2'}`}
      />
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(snapped(Number(event.target.value)))}
        // Higher than its drawing: a finger needs 44 pixels.
        className="absolute -inset-x-2 -top-2 h-11 w-[calc(100%+1rem)] cursor-pointer touch-pan-y opacity-0"
      />
    </div>
  );
}
