import { lazy, Suspense, useState } from 'react';
import { storage } from '../../data/storage.ts';
import { needTexts } from '../../locales/i18n.ts';

const key = 'seen-futures-intro';

const IntroSheet = lazy(async () => {
  const [{ IntroSheet }] = await Promise.all([import('./intro-sheet.tsx'), needTexts(['explainer'])]);
  return { default: IntroSheet };
});

/** What futures are, for who is there for the first time on this device; whoever has closed it finds it again in the help. */
export function FirstVisit() {
  const [seen] = useState(() => storage.read(key, false));
  if (seen) return null;
  return (
    <Suspense>
      <IntroSheet onSeen={() => storage.write(key, true)} />
    </Suspense>
  );
}
