import { fiatCodes, type FiatCode, languageTags } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { BadgeDollarSign } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setFiat, useApp } from '../../data/app-store.ts';
import { fiatsQuery } from '../../data/market/fiat.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { PickerSheet } from '../../ui/layers/picker-sheet.tsx';
import { SettingButton } from './setting-group.tsx';

/** No rate has more decimals. */
const rateDecimals = 8;

/** The currency that values are also shown in; a currency whose rate nobody knows can't be chosen. */
export function FiatSetting() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const fiat = useApp((state) => state.fiat);
  const fiats = useApp((state) => state.fiats);
  const numbers = useNumbers();
  const [open, setOpen] = useState(false);
  useQuery({ ...fiatsQuery, enabled: open });
  const names = new Intl.DisplayNames([languageTags[lang]], { type: 'currency' });
  const known = fiats.filter(({ currency_code: code }) => fiatCodes.includes(code));
  const oldest = Math.min(...known.map(({ saveTime }) => saveTime));
  return (
    <>
      <SettingButton
        icon={BadgeDollarSign}
        label={t(($) => $.settings.fiat)}
        value={fiat}
        onClick={() => setOpen(true)}
      />
      <PickerSheet<FiatCode>
        label={t(($) => $.settings.fiat)}
        value={fiat}
        onChange={setFiat}
        options={known.map(({ currency_code: code, rate }) => ({
          value: code,
          label: `${code} · ${names.of(code) ?? code}`,
          note: `1 USDT ≈ ${numbers.plain(rate, rateDecimals)}`,
        }))}
        hint={oldest > 0 && t(($) => $.portfolio.rateOf, { time: formatTime(oldest, lang) })}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
