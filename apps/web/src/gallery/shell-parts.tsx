import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUpdate } from '../shell/app-updates.ts';
import { NotFound } from '../shell/not-found.tsx';
import { TabBar } from '../shell/tab-bar.tsx';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { toast } from '../ui/layers/toast-store.ts';
import { Part, Parts } from './part.tsx';

const here = (text: string) => () => toast(text);

/** What stands around pages, and in the place of one. */
export function ShellParts() {
  const { t } = useTranslation();
  return (
    <Parts title="Shell">
      <Part name="tab-bar">
        <div className="-m-4 overflow-clip rounded-card">
          <TabBar deskOnly={false} onAgain={here(t(($) => $.parts.refresh))} />
        </div>
      </Part>
      <Part name="nav-bar">
        <NavBar title={t(($) => $.bills.title)} back={here(t(($) => $.common.back))} />
        <NavBar
          title={t(($) => $.settings.title)}
          back={here(t(($) => $.common.back))}
          end={
            <IconButton label={t(($) => $.common.settings)}>
              <Settings size={20} aria-hidden />
            </IconButton>
          }
        />
      </Part>
      <Part name="update-offer">
        <Button onClick={() => useUpdate.setState({ ready: true })}>{t(($) => $.update.ready)}</Button>
      </Part>
      <Part name="stand-in">
        <div className="h-80">
          <NotFound />
        </div>
      </Part>
    </Parts>
  );
}
