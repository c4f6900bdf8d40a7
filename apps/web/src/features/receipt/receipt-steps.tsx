import type { ReceiptStep, SharedReceipt } from '@auric/api';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Replay, ReplayedStep } from './replay.ts';
import { useReceiptWords } from './receipt-words.ts';

/** The formula step by step: in words, with its numbers, what it comes to, and what the replay says of it. */
export function ReceiptSteps({ receipt, replay }: { receipt: SharedReceipt; replay: Replay | null }) {
  const words = useReceiptWords(receipt);
  return (
    <ol className="rounded-card border border-line bg-surface-1 px-4">
      {receipt.steps.map((step) => (
        <li
          key={step.name}
          data-step={step.name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0"
        >
          <span className="text-sm text-text-2">{words.name(step.name)}</span>
          <span className="ml-auto text-right text-sm font-semibold [overflow-wrap:anywhere]">
            {words.number(step)}
          </span>
          <span className="w-full text-xs [overflow-wrap:anywhere] text-text-3">{words.inWords(step)}</span>
          <span className="w-full text-xs [overflow-wrap:anywhere] text-text-2">{numbersOf(step, words)}</span>
          <StepMark step={step} replayed={replay?.steps.get(step.name)} receipt={receipt} />
        </li>
      ))}
    </ol>
  );
}

/** The numbers of a step with its rounding; one that only takes over a number says it already. */
function numbersOf(step: ReceiptStep, words: ReturnType<typeof useReceiptWords>): string {
  if (step.terms.length === 1) return words.rounding(step);
  return [words.inNumbers(step), words.rounding(step)].filter((part) => part !== '').join(' · ');
}

interface StepMarkProps {
  step: ReceiptStep;
  replayed: ReplayedStep | undefined;
  receipt: SharedReceipt;
}

function StepMark({ step, replayed, receipt }: StepMarkProps) {
  const { t } = useTranslation();
  const words = useReceiptWords(receipt);
  if (replayed === undefined) return null;
  const { equal } = replayed;
  if (equal === null) return <span className="text-2xs text-text-3">{t(($) => $.receipt.stepComputed)}</span>;
  const Mark = equal ? Check : X;
  const recorded = words.number({ ...step, value: step.recorded ?? '' });
  return (
    <span className={`inline-flex items-center gap-1 text-xs ${equal ? 'text-good' : 'text-bad'}`}>
      <Mark size={14} aria-hidden />
      {equal ? t(($) => $.receipt.stepEqual) : t(($) => $.receipt.stepNotEqual, { value: recorded })}
    </span>
  );
}
