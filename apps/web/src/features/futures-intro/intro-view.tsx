import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../kit/detail/progress.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IntroDrawing } from './intro-drawing.tsx';
import { introSteps } from './intro-steps.ts';

const wholePpm = 1_000_000;

/** What futures are, in three steps with a drawing each. `onDone` is called after the last one, and by who skips them. */
export function IntroView({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  const step = introSteps[at] ?? introSteps[0];
  const isLast = at === introSteps.length - 1;
  return (
    <section className="flex flex-col gap-4 pb-3">
      <Progress label={t(($) => $.futuresIntro.title)} donePpm={Math.floor((wholePpm * (at + 1)) / introSteps.length)}>
        {at + 1}/{introSteps.length}
      </Progress>
      <figure>
        <IntroDrawing step={step} />
        <figcaption className="mt-2 text-xs text-text-2">{t(($) => $.futuresIntro[step].drawing)}</figcaption>
      </figure>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t(($) => $.futuresIntro[step].title)}
        </h2>
        <p className="mt-2 text-sm text-text-2">{t(($) => $.futuresIntro[step].text)}</p>
        {isLast && <p className="mt-2 text-xs text-text-3">{t(($) => $.futuresIntro.again)}</p>}
      </div>
      <div className="flex gap-2">
        {!isLast && (
          <Button look="quiet" onClick={onDone} className="flex-1">
            {t(($) => $.futuresIntro.skip)}
          </Button>
        )}
        <Button look="primary" onClick={() => (isLast ? onDone() : setAt(at + 1))} className="flex-1">
          {isLast ? t(($) => $.futuresIntro.done) : t(($) => $.futuresIntro.next)}
        </Button>
      </div>
    </section>
  );
}
