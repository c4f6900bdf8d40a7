import { useTranslation } from 'react-i18next';
import { InviteView } from '../../features/invite/invite-view.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** The own invitation, what came of it, and its conditions. */
export default function SharePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar title={t(($) => $.invite.title)} />
      <InviteView />
    </Page>
  );
}
