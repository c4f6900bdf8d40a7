import { useMutation } from '@tanstack/react-query';
import { Camera, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Media } from '../../ui/drawings/media.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { keepProfile } from './keep-profile.ts';

const CropStage = lazy(() => import('./crop-stage.tsx'));

/** The own picture, and the way to another one: chosen, cut to a square by hand, and seen by everybody. */
export function PortraitPicker({ portrait }: { portrait: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<File>();
  const uploading = useMutation({
    mutationFn: (picture: Blob) => api.upload('user/uploadHeadPortrait', picture),
    onSuccess: (profile) => {
      keepProfile(profile);
      setChosen(undefined);
      toast(t(($) => $.userInfo.saved));
    },
    onError: (failure) => toast(failureText(failure as ApiError)),
  });
  return (
    <div className="flex flex-col items-center">
      <label className="relative cursor-pointer rounded-full focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold-text">
        <span className="relative grid size-24 place-items-center overflow-hidden rounded-full bg-gold-soft text-gold-text">
          {portrait === '' ? (
            <UserRound size={44} strokeWidth={1.5} aria-hidden />
          ) : (
            <Media src={portrait} alt={t(($) => $.userInfo.portrait)} broken={t(($) => $.photo.unseen)} />
          )}
        </span>
        <span className="absolute -right-1 bottom-0 grid size-9 place-items-center rounded-full border border-line bg-surface-1 text-text-1">
          <Camera size={18} aria-hidden />
        </span>
        <input
          type="file"
          accept="image/*"
          aria-label={t(($) => $.userInfo.changePortrait)}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file !== undefined) setChosen(file);
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <Sheet
        title={t(($) => $.userInfo.crop)}
        open={chosen !== undefined}
        fit
        onOpenChange={(open) => {
          if (!open) setChosen(undefined);
        }}
      >
        <Suspense fallback={<span className="skeleton block aspect-square w-full" />}>
          {chosen !== undefined && (
            <CropStage file={chosen} busy={uploading.isPending} onCut={(picture) => uploading.mutate(picture)} />
          )}
        </Suspense>
      </Sheet>
    </div>
  );
}
