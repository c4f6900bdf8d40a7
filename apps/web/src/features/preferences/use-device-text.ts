import { useTranslation } from 'react-i18next';
import { deviceName } from './device-name.ts';

/** A device in words: "Chrome on Windows". */
export function useDeviceText(): (userAgent: string) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const name = deviceName(userAgent);
    if (name === null) return t(($) => $.settings.unknownDevice);
    return t(($) => $.settings.deviceOn, { browser: name.browser, system: name.system });
  };
}
