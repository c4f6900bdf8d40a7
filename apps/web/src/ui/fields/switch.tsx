import type { ReactNode } from 'react';

/** On or off, as a native checkbox under the drawing. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-xs text-text-2">
      <span>{label}</span>
      <span className="relative inline-block h-6 w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute -inset-x-0.5 -inset-y-2.5 cursor-pointer appearance-none outline-none"
        />
        <span className="pointer-events-none block size-full rounded-full bg-surface-3 outline-offset-2 outline-gold-text transition-colors peer-checked:bg-gold peer-focus-visible:outline-2" />
        <span className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-text-2 transition-transform peer-checked:translate-x-4 peer-checked:bg-on-gold" />
      </span>
    </label>
  );
}
