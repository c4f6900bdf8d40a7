import { useTranslation } from 'react-i18next';
import { IntroView } from '../../features/futures-intro/intro-view.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { useGoBack } from '../../ui/frame/use-go-back.ts';

/** What futures are, for whoever wants to see it again. */
export default function ContractIntroPage() {
  const { t } = useTranslation();
  const goBack = useGoBack('/pages/common/faq');
  return (
    <Page>
      <NavBar title={t(($) => $.futuresIntro.title)} />
      <IntroView onDone={goBack} />
    </Page>
  );
}
