import { useTranslation } from 'react-i18next';

/** The country calling code before a mobile number. */
export function AreaCodeInput({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center border-r border-line pl-3 text-base text-text-2">
      +
      <input
        aria-label={t(($) => $.session.areaCode)}
        value={value}
        inputMode="numeric"
        maxLength={4}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        className="min-h-11 w-12 bg-transparent px-1 text-base text-text-1 outline-none"
      />
    </span>
  );
}
