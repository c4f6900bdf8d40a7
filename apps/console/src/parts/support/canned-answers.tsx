import type { Language } from '@auric/api';
import { cannedAnswers, type CannedName } from './canned-texts.ts';

const names: Readonly<Record<CannedName, string>> = {
  greeting: 'Greeting',
  looking: 'Looking into it',
  transaction: 'Ask for the transaction id',
  never: 'We never ask for secrets',
  more: 'Anything else?',
};

/** Answers written beforehand: chosen by what they are for, put in the customer's language, and mended before they go. */
export function CannedAnswers({ lang, onChoose }: { lang: Language; onChoose: (text: string) => void }) {
  return (
    <div role="group" aria-label="Answers written beforehand" className="flex flex-wrap gap-2">
      {(Object.keys(names) as CannedName[]).map((name) => (
        <button
          key={name}
          type="button"
          title={cannedAnswers[lang][name]}
          onClick={() => onChoose(cannedAnswers[lang][name])}
          className="min-h-8 rounded-full border border-line px-3 text-xs font-medium text-text-2 hover:bg-surface-2"
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
