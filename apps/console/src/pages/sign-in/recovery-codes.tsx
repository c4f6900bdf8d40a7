import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { CopyButton } from '@auric/web/src/ui/actions/copy-button.tsx';
import { saveFile } from '@auric/web/src/ui/actions/save-file.ts';
import { Switch } from '@auric/web/src/ui/fields/switch.tsx';
import { useState } from 'react';
import { findSeat } from '../../data/session.ts';
import { signIn as texts } from '../../texts/sign-in.ts';
import { StepHead } from './step-head.tsx';

/** The codes for the day the phone is lost. They are shown once, so the way on waits until they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [kept, setKept] = useState(false);
  const text = codes.join('\n');
  const save = () => saveFile({ name: texts.codes.file, content: new Blob([`${text}\n`], { type: 'text/plain' }) });
  const go = async () => {
    await findSeat();
    onKept();
  };
  return (
    <div className="flex flex-col gap-3">
      <StepHead title={texts.codes.title} note={texts.codes.note} />
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-surface-1 p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center justify-between">
        <Button onClick={save}>{texts.codes.save}</Button>
        <CopyButton text={text} what={texts.codes.copy} />
      </div>
      <Switch label={texts.codes.kept} checked={kept} onChange={setKept} />
      <Button look="primary" disabled={!kept} onClick={() => void go()}>
        {texts.codes.onward}
      </Button>
    </div>
  );
}
