import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/http/envelope.ts';
import { answerQuiz } from '../../data/positions/answer-quiz.ts';
import { FormAlert } from '../../kit/form/form-alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { QuestionCard } from './question-card.tsx';
import { questions } from './questions.ts';
import { answersOf, choose, judged, newQuiz } from './quiz-state.ts';

/** The five questions. The server knows the answers; what it finds wrong is explained and can be tried again. */
export function QuizForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [quiz, setQuiz] = useState(() => newQuiz(questions.length));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const answers = answersOf(quiz);
  const failed = quiz.verdicts.includes('wrong');
  const submit = async () => {
    if (answers === null) return;
    setPending(true);
    setRefusal('');
    try {
      const { wrong } = await answerQuiz(answers);
      setQuiz((now) => judged(now, wrong));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(failureText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {questions.map((question, at) => (
        <QuestionCard
          key={question}
          question={question}
          chosen={quiz.chosen[at] ?? null}
          verdict={quiz.verdicts[at] ?? null}
          onChoose={(choice) => setQuiz((now) => choose(now, at, choice))}
        />
      ))}
      {failed && <Banner look="warning">{t(($) => $.leverageQuiz.failed)}</Banner>}
      {refusal !== '' && <FormAlert text={refusal} />}
      <Button type="submit" look="primary" disabled={pending || answers === null} aria-busy={pending}>
        {answers === null ? t(($) => $.leverageQuiz.unanswered) : t(($) => $.leverageQuiz.submit)}
      </Button>
    </form>
  );
}
