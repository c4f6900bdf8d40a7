import type { Language } from '@auric/api';
import type { ContentInLanguage } from '@auric/api/console/content';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useMay } from '../../data/seat.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Panel } from '../../kit/panel.tsx';
import { DifferenceView, type WholeForm } from './difference-view.tsx';
import { content as texts } from './texts.ts';
import { contentChanged } from './use-content.ts';

interface ReleaseProposalProps {
  id: number;
  lang: Language;
  proposed: NonNullable<ContentInLanguage['proposed']>;
  current: ContentInLanguage['current'];
  /** Puts a text into the editor. */
  onTake: (form: WholeForm) => void;
}

/** What a release would say where the console has written its own: shown beside it, and never put in its place. */
export function ReleaseProposal({ id, lang, proposed, current, onTake }: ReleaseProposalProps) {
  const mayDecline = useMay('content/decline');
  const [asking, setAsking] = useState(false);
  const { release, title, summary, body } = proposed;
  const decline = async (reason: string) => {
    await api.act('content/decline', { id, lang, reason });
    await contentChanged();
  };
  return (
    <Panel title={texts.proposal(release)} className="mb-4">
      <DifferenceView before={current ?? { title: '', summary: '', body: '' }} after={proposed} />
      {mayDecline && (
        <div className="mt-3 flex gap-2">
          <Button look="primary" onClick={() => onTake({ title, summary, body })}>
            {texts.takeOver}
          </Button>
          <Button onClick={() => setAsking(true)}>{texts.decline}</Button>
        </div>
      )}
      <ActDialog
        title={texts.decline}
        act={texts.decline}
        note={texts.declineNote}
        open={asking}
        onOpenChange={setAsking}
        run={decline}
      />
    </Panel>
  );
}
