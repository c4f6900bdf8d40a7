import type { WholeCase } from '@auric/api/console/cases';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { TextArea } from '@auric/web/src/kit/form/text-area.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { queues } from '../../texts/queues.ts';

const texts = queues.case;
const noteMost = 1000;

/** Everything that was done with a case, and a note for the next who looks at it. */
export function CaseHistory({ shown }: { shown: WholeCase }) {
  return (
    <Panel title={texts.history}>
      <ol className="flex flex-col gap-3">
        {shown.history.toReversed().map(({ at, operator, what, text }) => (
          <li key={`${at} ${what}`} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap justify-between gap-x-3 text-xs">
              <span className="font-medium">
                {queues.what[what]}
                {operator !== null && <span className="font-normal text-text-2"> · {operator.name}</span>}
              </span>
              <span className="text-text-3">
                <Time at={at} />
              </span>
            </p>
            {text !== '' && <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-text-2">{text}</p>}
          </li>
        ))}
      </ol>
      <NoteForm id={shown.id} />
    </Panel>
  );
}

function NoteForm({ id }: { id: number }) {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const add = async () => {
    try {
      await api.act('cases/note', { id, text: text.trim() });
      setText('');
      toast(texts.noted);
      await client.invalidateQueries({ queryKey: queryKeys.case(id) });
    } catch (error) {
      toast(failureText(error as ApiError));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-1 border-t border-line pt-3">
      <TextArea label={texts.note} value={text} onChange={setText} most={noteMost} rows={2} />
      <Button type="submit" disabled={text.trim() === ''} className="self-end">
        {texts.addNote}
      </Button>
    </form>
  );
}
