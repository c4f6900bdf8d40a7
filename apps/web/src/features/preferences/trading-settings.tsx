import { Percent, ShieldAlert, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { largeOrderValue, setConfirmation, useConfirmations } from '../../data/market/order-confirmations.ts';
import { useFees } from '../../data/me/fees.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { SettingFact, SettingGroup, SettingSwitch } from './setting-group.tsx';

/** A rate in percent has four decimals in ppm. */
const percentScale = 4;

/** What is asked before an order goes out, and what trades cost. */
export function TradingSettings() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const asked = useConfirmations();
  const { makerPpm, takerPpm } = useFees();
  const percent = (ppm: number) => `${numbers.units(ppm, percentScale, 2)}%`;
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
      <SettingFact
        icon={Percent}
        label={t(($) => $.settings.fees)}
        value={`${percent(makerPpm)} / ${percent(takerPpm)}`}
      />
    </SettingGroup>
  );
}
