import { useMutation } from '@tanstack/react-query';
import { Camera, RefreshCw } from 'lucide-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { smallPicture } from '../../data/small-picture.ts';
import { useFileLink } from '../../data/use-file-link.ts';
import { Media } from '../../ui/drawings/media.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';

interface PhotoFieldProps {
  label: string;
  /** The address of what was uploaded, empty while nothing was. */
  value: string;
  onChange: (address: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
}

/**
 * A photo of a document: taken with the camera at the back of a phone, or chosen; made small on the device, uploaded at
 * once, and seen as the server has it. The page that shows it needs the texts of `identity`.
 */
export function PhotoField({ label, value, onChange, hint, error }: PhotoFieldProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const id = useId();
  const uploading = useMutation({
    mutationFn: async (file: File) => api.upload('upload', await smallPicture(file), { loader: false }),
    onSuccess: onChange,
  });
  const nameOf = (value: string): string => t(($) => $.joined.valued, { what: label, value });
  const failed = uploading.error === null ? error : failureText(uploading.error as ApiError);
  const input = {
    type: 'file',
    accept: 'image/*',
    disabled: uploading.isPending,
    'aria-invalid': failed !== undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const file = event.target.files?.[0];
      // The same file may be chosen again after a refusal.
      event.target.value = '';
      if (file !== undefined) uploading.mutate(file);
    },
    className: 'absolute inset-0 cursor-pointer opacity-0',
  } as const;
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1 text-xs font-medium text-text-2">
        {label}
      </p>
      <div
        aria-busy={uploading.isPending}
        className={`relative grid aspect-[8/5] max-h-72 w-full place-items-center overflow-hidden rounded-card border-2 bg-surface-2 focus-within:border-gold-text ${failed === undefined ? 'border-transparent' : 'border-bad'}`}
      >
        <PhotoFace label={label} address={value} busy={uploading.isPending} />
        <input {...input} capture="environment" aria-label={nameOf(t(($) => $.photo.take))} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <p
          id={`${id}-note`}
          aria-live="polite"
          data-note
          className={`min-h-5 flex-1 pt-1 text-xs ${failed === undefined ? 'text-text-3' : 'text-bad'}`}
        >
          {failed ?? hint}
        </p>
        <span className="relative grid min-h-11 place-items-center text-sm font-semibold text-gold-text focus-within:outline-2 focus-within:outline-gold-text">
          {t(($) => $.photo.choose)}
          <input {...input} aria-label={nameOf(t(($) => $.photo.choose))} />
        </span>
      </div>
    </div>
  );
}

/** What the place of a photo shows: the photo, or what to do for one. */
function PhotoFace({ label, address, busy }: { label: string; address: string; busy: boolean }) {
  const { t } = useTranslation();
  const link = useFileLink(address);
  if (address === '' || busy)
    return (
      <span className="flex flex-col items-center gap-2 px-4 text-center text-sm font-semibold">
        <Camera size={28} strokeWidth={1.5} aria-hidden className="text-text-3" />
        {busy ? t(($) => $.photo.uploading) : t(($) => $.photo.take)}
      </span>
    );
  return (
    <>
      <Media src={link.data?.address} alt={label} broken={t(($) => $.photo.unseen)} fit="contain" />
      <span className="absolute right-2 bottom-2 flex min-h-9 items-center gap-2 rounded-control bg-surface-3 px-3 text-sm font-semibold">
        <RefreshCw size={16} aria-hidden />
        {t(($) => $.photo.again)}
      </span>
    </>
  );
}
