import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface MediaProps {
  /** Where it is; while that isn't known its place is held. */
  src: string | undefined;
  /** What it shows. */
  alt: string;
  /** Said where it can't be shown. */
  broken: string;
  fit?: 'contain' | 'cover';
}

/** A picture that fills its place: grey while it comes, a word where it can't be shown. */
export function Media({ src, alt, broken, fit = 'cover' }: MediaProps) {
  const [state, setState] = useState<{ of: string | undefined; is: 'shown' | 'broken' }>();
  const is = state?.of === src ? state?.is : undefined;
  if (src !== undefined && is === 'broken')
    return (
      <span
        role="img"
        aria-label={alt}
        className="flex flex-col items-center gap-1 p-3 text-center text-xs text-text-3"
      >
        <ImageOff size={20} strokeWidth={1.5} aria-hidden />
        {broken}
      </span>
    );
  return (
    <span className={`absolute inset-0 ${is === 'shown' ? '' : 'skeleton'}`}>
      {src !== undefined && (
        <img
          key={src}
          src={src}
          alt={alt}
          decoding="async"
          onLoad={() => setState({ of: src, is: 'shown' })}
          onError={() => setState({ of: src, is: 'broken' })}
          className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
        />
      )}
    </span>
  );
}
