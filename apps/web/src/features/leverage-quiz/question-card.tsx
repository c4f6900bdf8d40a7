import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choices, questions, type Question } from './questions.ts';

interface QuestionCardProps {
  question: Question;
  /** The chosen answer, from 1; null before there is one. */
  chosen: number | null;
  /** What the server said of it; null before it was asked, and after another choice. */
  verdict: 'right' | 'wrong' | null;
  onChoose: (choice: number) => void;
}

const marks = {
  right: { icon: CircleCheck, colour: 'text-good' },
  wrong: { icon: CircleX, colour: 'text-bad' },
} as const;

/** One question with its three answers, and, once the server has looked at it, why it is so. */
export function QuestionCard({ question, chosen, verdict, onChoose }: QuestionCardProps) {
  const { t } = useTranslation();
  const number = questions.indexOf(question) + 1;
  return (
    <fieldset className="rounded-card border border-line bg-surface-1 p-4">
      <legend className="sr-only">{t(($) => $.leverageQuiz.questions[question].question)}</legend>
      <p className="text-2xs text-text-3">{t(($) => $.leverageQuiz.number, { number, all: questions.length })}</p>
      <h2 className="mt-1 text-sm font-semibold">{t(($) => $.leverageQuiz.questions[question].question)}</h2>
      <div className="mt-3 flex flex-col gap-2">
        {choices.map((choice, at) => (
          <label
            key={choice}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-gold-text ${
              chosen === at + 1 ? 'border-gold-text bg-gold-soft' : 'border-line'
            }`}
          >
            <input
              type="radio"
              name={`quiz-${question}`}
              checked={chosen === at + 1}
              onChange={() => onChoose(at + 1)}
              className="size-4 shrink-0 accent-gold-text"
            />
            {t(($) => $.leverageQuiz.questions[question][choice])}
          </label>
        ))}
      </div>
      <div aria-live="polite">{verdict !== null && <Verdict question={question} verdict={verdict} />}</div>
    </fieldset>
  );
}

function Verdict({ question, verdict }: { question: Question; verdict: keyof typeof marks }) {
  const { t } = useTranslation();
  const { icon: Icon, colour } = marks[verdict];
  return (
    <div className="mt-3 flex gap-2 text-sm">
      <Icon size={18} aria-hidden className={`mt-0.5 shrink-0 ${colour}`} />
      <p>
        <b className={`font-semibold ${colour}`}>{t(($) => $.leverageQuiz[verdict])}</b>
        <span className="block text-text-2">{t(($) => $.leverageQuiz.questions[question].why)}</span>
      </p>
    </div>
  );
}
