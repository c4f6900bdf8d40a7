import { Percent, ShieldAlert, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { largeOrderValue, setConfirmation, useConfirmations } from '../../data/market/order-confirmations.ts';
import { useFees } from '../../data/me/fees.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { SettingGroup, SettingLink, SettingSwitch } from './setting-group.tsx';

/** What is asked before an order goes out, and what trades cost. */
export function TradingSettings() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const asked = useConfirmations();
  const { makerPpm, takerPpm } = useFees();
  return (
    <SettingGroup title={t(($) => $.settings.trading)}>
      <SettingSwitch
        icon={Zap}
        label={t(($) => $.settings.confirmMarket)}
        hint={t(($) => $.settings.confirmHint)}
        checked={asked.market}
        onChange={(on) => setConfirmation('market', on)}
      />
      <SettingSwitch
        icon={ShieldAlert}
        label={t(($) => $.settings.confirmLarge)}
        hint={t(($) => $.settings.largeHint, { value: `${numbers.units(largeOrderValue, 0)} USDT` })}
        checked={asked.large}
        onChange={(on) => setConfirmation('large', on)}
      />
      <SettingLink
        to="/pages/setting/fees"
        icon={Percent}
        label={t(($) => $.settings.fees)}
        value={`${numbers.rate(makerPpm)} / ${numbers.rate(takerPpm)}`}
      />
    </SettingGroup>
  );
}
