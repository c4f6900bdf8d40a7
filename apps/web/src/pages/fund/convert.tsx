import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConversionList } from '../../features/convert/conversion-list.tsx';
import { ConvertForm } from '../../features/convert/convert-form.tsx';
import { DustSheet } from '../../features/convert/dust-sheet.tsx';
import { RecurringView } from '../../features/convert/recurring-view.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { panelId, TabList, tabId } from '../../ui/lists/tab-list.tsx';

const views = ['buy', 'exchange', 'recurring', 'history'] as const;
type View = (typeof views)[number];

/** Buys a coin once or again and again, changes one into another, and shows what was converted. */
export default function ConvertPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [sweeping, setSweeping] = useState(false);
  const view: View = views.find((each) => each === address.get('mode')) ?? 'buy';
  return (
    <Page>
      <NavBar
        title={t(($) => $.convert.title)}
        end={
          <IconButton
            label={t(($) => $.dust.title)}
            aria-haspopup="dialog"
            onClick={() => setSweeping(true)}
            className="-mr-3"
          >
            <Coins size={22} strokeWidth={1.7} aria-hidden />
          </IconButton>
        }
      />
      <TabList
        label={t(($) => $.convert.title)}
        id="convert"
        tabs={views.map((value) => ({ value, label: t(($) => $.convert[value]) }))}
        value={view}
        onChange={(mode) => setAddress({ mode }, { replace: true })}
      />
      <div role="tabpanel" id={panelId('convert', view)} aria-labelledby={tabId('convert', view)} className="pt-3">
        {view === 'history' ? (
          <ConversionList />
        ) : view === 'recurring' ? (
          <RecurringView />
        ) : (
          <ConvertForm mode={view} />
        )}
      </div>
      <DustSheet open={sweeping} onOpenChange={setSweeping} />
    </Page>
  );
}
