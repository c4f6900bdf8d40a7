import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConversionList } from '../../features/convert/conversion-list.tsx';
import { ConvertForm } from '../../features/convert/convert-form.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { panelId, TabList, tabId } from '../../ui/lists/tab-list.tsx';

const views = ['buy', 'exchange', 'history'] as const;
type View = (typeof views)[number];

/** Buys a coin, changes one into another, and shows what was converted. */
export default function ConvertPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const view: View = views.find((each) => each === address.get('mode')) ?? 'buy';
  return (
    <Page>
      <NavBar title={t(($) => $.convert.title)} />
      <TabList
        label={t(($) => $.convert.title)}
        id="convert"
        tabs={views.map((value) => ({ value, label: t(($) => $.convert[value]) }))}
        value={view}
        onChange={(mode) => setAddress({ mode }, { replace: true })}
      />
      <div role="tabpanel" id={panelId('convert', view)} aria-labelledby={tabId('convert', view)} className="pt-3">
        {view === 'history' ? <ConversionList /> : <ConvertForm mode={view} />}
      </div>
    </Page>
  );
}
