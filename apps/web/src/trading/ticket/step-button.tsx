import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HoldSteps } from './hold-steps.ts';

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** One step down or up; held, it goes on stepping until it is let go, or the finger slides off it. */
export function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  const [steps] = useState(() => new HoldSteps(() => latest.current()));
  // What is locked, or gone, is not held any more, even where the browser tells nothing of the pointer's end.
  useEffect(() => (disabled ? steps.release() : steps.release), [steps, disabled]);
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={label}
      onPointerDown={({ button }) => button === 0 && steps.press()}
      onPointerUp={steps.release}
      onPointerLeave={steps.release}
      onPointerCancel={steps.release}
      // A long touch asks for a menu, and would end the hold with it.
      onContextMenu={(event) => event.preventDefault()}
      // A click of the keyboard counts no presses of a pointer.
      onClick={({ detail }) => (steps.held() && detail > 0) || onStep()}
      className="grid min-h-12 w-11 shrink-0 touch-manipulation place-items-center text-text-2 select-none"
    >
      {children}
    </button>
  );
}
