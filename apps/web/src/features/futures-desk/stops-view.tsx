import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/fields/choice.tsx';
import type { PositionFormProps } from './close-form.tsx';
import { PartialStopForm } from './partial-stop-form.tsx';
import { PartialStopList } from './partial-stop-list.tsx';
import { StopsForm } from './stops-form.tsx';

/** What protects a position: one take profit and one stop loss for all of it, and as many as wanted for parts. */
export function StopsView(props: PositionFormProps) {
  const { t } = useTranslation();
  const [of, setOf] = useState<'whole' | 'part'>('whole');
  return (
    <div className="flex flex-col gap-3">
      <Choice<'whole' | 'part'>
        look="underline"
        label={t(($) => $.trade.protection)}
        value={of}
        onChange={setOf}
        options={[
          { value: 'whole', label: t(($) => $.futures.wholePosition) },
          { value: 'part', label: t(($) => $.futures.partOfPosition) },
        ]}
      />
      {of === 'whole' ? (
        <StopsForm {...props} />
      ) : (
        <>
          <PartialStopList position={props.position} market={props.market} />
          <PartialStopForm {...props} />
        </>
      )}
    </div>
  );
}
