import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { toast, toastMs } from '../layers/toast-store.ts';

/** Copies a text and says so. `what` names the text: "Copy: address". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), toastMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    toast(done ? t(($) => $.parts.copied) : t(($) => $.parts.copyFailed));
  };
  return (
    <IconButton
      label={t(($) => $.joined.labelled, { what: t(($) => $.parts.copy), which: what })}
      onClick={() => void copy()}
    >
      {copied ? <Check size={18} aria-hidden className="text-good" /> : <Copy size={18} aria-hidden />}
    </IconButton>
  );
}
