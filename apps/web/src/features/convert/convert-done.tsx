import { useTranslation } from 'react-i18next';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';

interface ConvertDoneProps {
  given: string;
  received: string;
  onAgain: () => void;
}

/** What was given and got, and where to go from here. */
export function ConvertDone({ given, received, onAgain }: ConvertDoneProps) {
  const { t } = useTranslation();
  return (
    <DonePage
      title={t(($) => $.convert.done)}
      amount={received}
      facts={
        <Facts className="rounded-card border border-line bg-surface-1 px-4">
          <Fact label={t(($) => $.convert.pay)}>{given}</Fact>
          <Fact label={t(($) => $.convert.get)}>{received}</Fact>
        </Facts>
      }
      next={
        <>
          <ButtonLink to="/pages/fund/assets" look="primary">
            {t(($) => $.transfer.toAssets)}
          </ButtonLink>
          <Button onClick={onAgain}>{t(($) => $.convert.again)}</Button>
        </>
      }
    />
  );
}
