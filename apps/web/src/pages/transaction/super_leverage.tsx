import type { Message } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useFuturesAccount } from '../../data/futures/use-own-futures.ts';
import { HighLeverageMarkets } from '../../features/leverage-quiz/high-leverage-markets.tsx';
import { QuizForm } from '../../features/leverage-quiz/quiz-form.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** High leverage: first a quiz on what it does, then the markets that offer it. */
export default function SuperLeveragePage() {
  const { t } = useTranslation();
  const { data: account, error, refetch } = useFuturesAccount();
  return (
    <DetailPage
      title={t(($) => $.leverageQuiz.title)}
      end={<HelpLink article="futures" className="-mr-2" />}
      hero={<Banner look="warning">{t(($) => $.leverageQuiz.risk)}</Banner>}
    >
      {account !== undefined ? (
        account.quiz_passed ? (
          <Unlocked account={account} />
        ) : (
          <Quiz />
        )
      ) : error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </DetailPage>
  );
}

function Quiz() {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex flex-col gap-2 text-sm text-text-2">
        <p>{t(($) => $.leverageQuiz.intro)}</p>
        <p>{t(($) => $.leverageQuiz.rules)}</p>
        <ButtonLink to="/pages/transaction/contract_intro" look="link" className="-ml-4 self-start">
          {t(($) => $.leverageQuiz.learn)}
        </ButtonLink>
      </div>
      <QuizForm />
    </>
  );
}

function Unlocked({ account }: { account: Message<'lever/account'> }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className="flex flex-col gap-1 text-sm">
        <p className="font-semibold text-good">{t(($) => $.leverageQuiz.passed)}</p>
        <p className="text-text-2">{t(($) => $.leverageQuiz.passedText)}</p>
        <p className="text-text-2">{t(($) => $.leverageQuiz.capped, { multiple: account.max_multiple })}</p>
      </div>
      <DetailSection title={t(($) => $.leverageQuiz.markets)}>
        <HighLeverageMarkets above={account.quiz_above} />
      </DetailSection>
    </>
  );
}
