import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LocalPicture } from './local-picture.tsx';

/** A picture that goes with the next line, and what is said about it. */
export interface Attachment {
  readonly picture: File | null;
  readonly onChange: (picture: File | null) => void;
  readonly words: { readonly add: string; readonly remove: string; readonly picture: string; readonly broken: string };
}

/** Chooses the picture: from the gallery or, on a phone, with the camera. */
export function AttachButton({ onChange, words }: Attachment) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.target.files?.[0];
    // The same file may be chosen again after it was taken away.
    event.target.value = '';
    if (picture !== undefined) onChange(picture);
  };
  return (
    <span className="relative grid size-11 shrink-0 place-items-center rounded-control text-text-2 focus-within:outline-2 focus-within:outline-gold-text hover:bg-surface-2">
      <ImagePlus size={22} strokeWidth={1.7} aria-hidden />
      <input
        type="file"
        accept="image/*"
        aria-label={words.add}
        title={words.add}
        onChange={choose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </span>
  );
}

/** The picture that was chosen, above the line that it goes with. */
export function ChosenPicture({ picture, onChange, words }: Attachment) {
  if (picture === null) return null;
  return (
    <div className="flex items-center gap-2 pb-2">
      <span className="relative grid size-16 place-items-center overflow-hidden rounded-control bg-surface-2">
        <LocalPicture picture={picture} alt={words.picture} broken={words.broken} />
      </span>
      <IconButton label={words.remove} onClick={() => onChange(null)}>
        <X size={20} strokeWidth={1.7} aria-hidden />
      </IconButton>
    </div>
  );
}
