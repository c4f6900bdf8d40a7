import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { Cell, type Column } from '../../kit/record/data-table.tsx';
import { formatDay, formatTime } from '../../locales/time-format.ts';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoginLine, LoginText } from './login-line.tsx';
import { useDeviceText } from './use-device-text.ts';
import { useLoginHistory, type Login } from './use-devices.ts';

/** The latest attempts to sign in, failed ones too: a stranger's would stand here. */
export function LoginList() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const table = useMedia(wideWindow);
  const columns = useLoginColumns();
  return (
    <RecordList<Login>
      flat
      label={t(($) => $.settings.loginHistory)}
      paged={useLoginHistory()}
      keyOf={({ place }) => place}
      sectionOf={({ time }) => formatDay(time, Date.now(), lang)}
      card={(login) => <LoginLine login={login} />}
      columns={table ? columns : null}
      empty={<EmptyState text={t(($) => $.settings.noLogins)} />}
    />
  );
}

function useLoginColumns(): readonly Column<Login>[] {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const deviceText = useDeviceText();
  return [
    {
      name: 'event',
      label: t(($) => $.settings.loginEvent),
      width: 'minmax(10rem,1.2fr)',
      cell: (login) => <Cell main={<LoginText login={login} />} />,
    },
    {
      name: 'device',
      label: t(($) => $.settings.loginDevice),
      width: 'minmax(10rem,1.2fr)',
      cell: ({ device }) => <Cell main={deviceText(device)} />,
    },
    {
      name: 'address',
      label: t(($) => $.settings.loginAddress),
      width: 'minmax(8rem,1fr)',
      cell: ({ address }) => <Cell whole main={address} />,
    },
    {
      name: 'time',
      label: t(($) => $.settings.loginTime),
      width: 'minmax(10rem,1fr)',
      end: true,
      cell: ({ time }) => <Cell main={formatTime(time, lang)} />,
    },
  ];
}
