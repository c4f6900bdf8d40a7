import { useEffect, useState } from 'react';
import { Media } from '../../ui/drawings/media.tsx';

interface LocalPictureProps {
  picture: Blob;
  alt: string;
  /** Said where this browser can't draw it. */
  broken: string;
}

/** A picture that is on this device only. */
export function LocalPicture({ picture, alt, broken }: LocalPictureProps) {
  const [shown, setShown] = useState<{ of: Blob; at: string }>();
  useEffect(() => {
    const at = URL.createObjectURL(picture);
    setShown({ of: picture, at });
    return () => URL.revokeObjectURL(at);
  }, [picture]);
  return <Media src={shown?.of === picture ? shown.at : undefined} alt={alt} broken={broken} />;
}
