import { useTranslation } from 'react-i18next';
import { useRiskRead } from '../../data/seconds/risk-read.ts';
import { OptionRisks } from '../../features/seconds/option-risks.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { useGoBack } from '../../ui/frame/use-go-back.ts';

/** What options risk, for whoever wants to read it again. */
export default function SecondsRiskPage() {
  const { t } = useTranslation();
  const { read } = useRiskRead();
  const goBack = useGoBack('/pages/transaction/seconds');
  return (
    <Page>
      <NavBar title={t(($) => $.seconds.title)} />
      <OptionRisks
        onRead={() => {
          read();
          goBack();
        }}
      />
    </Page>
  );
}
