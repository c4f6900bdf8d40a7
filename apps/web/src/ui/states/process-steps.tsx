import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ProcessStep {
  title: string;
  /** What it asks for, how long it takes, or why it failed. */
  note?: ReactNode;
  state: 'done' | 'current' | 'waiting' | 'failed';
}

const marks = {
  done: 'border-good bg-good text-surface-0',
  current: 'border-gold-text bg-gold-soft text-gold-text',
  waiting: 'border-line text-text-3',
  failed: 'border-bad bg-bad text-surface-0',
} as const;

/** The steps of something that takes its time: what is behind, what is next, what went wrong. */
export function ProcessSteps({ label, steps }: { label: string; steps: readonly ProcessStep[] }) {
  const { t } = useTranslation();
  const words = {
    done: t(($) => $.parts.stepDone),
    current: t(($) => $.parts.stepCurrent),
    waiting: t(($) => $.parts.stepWaiting),
    failed: t(($) => $.parts.stepFailed),
  };
  const signOf = (step: ProcessStep, index: number): ReactNode => {
    if (step.state === 'done') return <Check size={14} strokeWidth={3} />;
    return step.state === 'failed' ? <X size={14} strokeWidth={3} /> : index + 1;
  };
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        // Some things come through a step twice.
        <li key={index} aria-current={step.state === 'current' ? 'step' : undefined} className="flex gap-3">
          <span aria-hidden className="flex flex-col items-center">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold ${marks[step.state]}`}
            >
              {signOf(step, index)}
            </span>
            {index < steps.length - 1 && (
              <span className={`min-h-4 w-px flex-1 ${step.state === 'done' ? 'bg-good' : 'bg-line'}`} />
            )}
          </span>
          <span className="min-w-0 flex-1 pt-1 pb-4">
            <span className={`block text-sm font-semibold ${step.state === 'waiting' ? 'text-text-2' : ''}`}>
              {step.title}
              <span className="sr-only">: {words[step.state]}</span>
            </span>
            {step.note !== undefined && (
              <span className={`block text-xs ${step.state === 'failed' ? 'text-bad' : 'text-text-3'}`}>
                {step.note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
