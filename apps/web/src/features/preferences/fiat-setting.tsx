import { type FiatCode, languageTags } from '@auric/api';
import { BadgeDollarSign } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setFiat, useApp } from '../../data/app-store.ts';
import { useFiat, useFiats } from '../../data/market/fiat.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { PickerSheet } from '../../ui/layers/picker-sheet.tsx';
import { SettingButton } from './setting-group.tsx';

/** No rate has more decimals. */
const rateDecimals = 8;

/**
 * The currency that values are also shown in. One whose rate nobody knows can't be chosen; an old rate says how old it is; where
 * the rate of the chosen one was lost, that is said beside what values are shown in instead.
 */
export function FiatSetting() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const fiat = useApp((state) => state.fiat);
  const numbers = useNumbers();
  const [open, setOpen] = useState(false);
  const known = useFiats(open);
  const { code: shownIn } = useFiat();
  const names = new Intl.DisplayNames([languageTags[lang]], { type: 'currency' });
  const oldest = Math.min(...known.map(({ since }) => since ?? Infinity));
  const timeOf = (since: number): string => t(($) => $.portfolio.rateOf, { time: formatTime(since, lang) });
  const noteOf = (rate: string, oldSince: number | null) => (
    <>
      <span className="block">1 USDT ≈ {numbers.plain(rate, rateDecimals)}</span>
      {oldSince !== null && <span className="block text-gold-text">{timeOf(oldSince)}</span>}
    </>
  );
  return (
    <>
      <SettingButton
        icon={BadgeDollarSign}
        label={t(($) => $.settings.fiat)}
        value={shownIn === fiat ? fiat : t(($) => $.settings.fiatLost, { currency: fiat, instead: shownIn })}
        onClick={() => setOpen(true)}
      />
      <PickerSheet<FiatCode>
        label={t(($) => $.settings.fiat)}
        value={fiat}
        onChange={setFiat}
        options={known.map(({ code, rate, oldSince }) => ({
          value: code,
          label: `${code} · ${names.of(code) ?? code}`,
          note: noteOf(rate, oldSince),
        }))}
        hint={Number.isFinite(oldest) && timeOf(oldest)}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
