import { History, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { DeviceList } from './device-list.tsx';
import { LoginList } from './login-list.tsx';
import { SettingButton } from './setting-group.tsx';
import { useDevices } from './use-devices.ts';

/** Where the account is signed in, and who has tried to. */
export function LoginDevices() {
  const { t } = useTranslation();
  const { data: devices } = useDevices();
  const [open, setOpen] = useState<'devices' | 'logins' | null>(null);
  const devicesTitle = t(($) => $.settings.devices);
  const loginsTitle = t(($) => $.settings.loginHistory);
  return (
    <>
      <SettingButton
        icon={MonitorSmartphone}
        label={devicesTitle}
        value={devices === undefined ? undefined : t(($) => $.settings.deviceCount, { count: devices.length })}
        onClick={() => setOpen('devices')}
      />
      <SettingButton icon={History} label={loginsTitle} onClick={() => setOpen('logins')} />
      <Sheet title={devicesTitle} open={open === 'devices'} onOpenChange={() => setOpen(null)}>
        <DeviceList />
      </Sheet>
      <Sheet title={loginsTitle} open={open === 'logins'} onOpenChange={() => setOpen(null)}>
        <LoginList />
      </Sheet>
    </>
  );
}
