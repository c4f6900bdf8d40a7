import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Progress } from '../detail/progress.tsx';
import { flowPosition, type StepState } from './flow-position.ts';

export interface FlowStep extends StepState {
  title: string;
  /** What it asks for. `onward` leads to the next step, once this one is done. */
  content: (onward: () => void) => ReactNode;
}

interface StepFlowProps {
  steps: readonly FlowStep[];
  /** The parameter of the address that names the step. */
  parameter?: string;
  /** Called after the last step. */
  onDone: () => void;
}

const wholePpm = 1_000_000;

/**
 * A form in steps. The step is in the address, so the way back leads to the step before and a reload stays; what was
 * typed is the steps' own to keep (`FormDraft`). Each step begins at its heading, for eyes and for screen readers.
 */
export function StepFlow({ steps, parameter = 'step', onDone }: StepFlowProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const at = flowPosition(steps, new URLSearchParams(search).get(parameter));
  const step = steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = step?.id;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  if (step === undefined) return null;
  const onward = () => {
    const next = steps[at + 1];
    if (next === undefined) return onDone();
    const parameters = new URLSearchParams(search);
    parameters.set(parameter, next.id);
    void navigate(`${pathname}?${parameters}`);
  };
  return (
    <section aria-label={step.title} className="flex flex-col gap-4">
      <Progress label={step.title} donePpm={Math.floor((wholePpm * (at + 1)) / steps.length)}>
        {at + 1}/{steps.length}
      </Progress>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {step.title}
      </h2>
      {step.content(onward)}
    </section>
  );
}
