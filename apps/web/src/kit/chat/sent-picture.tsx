import { LocalPicture } from './local-picture.tsx';

/** A picture on its way, in the place that it has when it has arrived. */
export function SentPicture(shown: { picture: Blob; alt: string; broken: string }) {
  return (
    <span className="relative mb-1 grid aspect-[4/3] w-56 max-w-full place-items-center overflow-hidden rounded-control bg-surface-3">
      <LocalPicture {...shown} />
    </span>
  );
}
