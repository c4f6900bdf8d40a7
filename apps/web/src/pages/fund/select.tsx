import { useTranslation } from 'react-i18next';
import { CoinChoice } from '../../features/deposit/coin-choice.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';

/** Which coin comes, or goes. */
export default function SelectPage() {
  const { t } = useTranslation();
  const [to] = useAddressChoice('to', ['receive', 'withdraw']);
  return (
    <Page>
      <NavBar title={t(($) => $.deposits.select)} />
      <CoinChoice to={`/pages/fund/${to}`} />
    </Page>
  );
}
