import { contentKinds, questionSections, type ContentKind, type QuestionSection } from '@auric/api';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../data/api.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { spoken } from '../../kit/spoken.ts';
import { content as texts } from './texts.ts';
import { contentChanged } from './use-content.ts';

const leading: ReadonlySet<ContentKind> = new Set(['news', 'banner', 'announcement']);

/** A new text: what it is and how it is called in addresses. It is written on its own page. */
export function AddText({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ContentKind>('news');
  const [key, setKey] = useState('');
  const [section, setSection] = useState<QuestionSection>('start');
  const [path, setPath] = useState('');
  const run = async (reason: string) => {
    const place = {
      ...(kind === 'question' ? { section } : {}),
      ...(leading.has(kind) && path !== '' ? { path } : {}),
    };
    const { id } = await api.act('content/create', { kind, key: key.trim(), ...place, reason });
    await contentChanged();
    void navigate(`/content/${id}`);
  };
  return (
    <ActDialog
      title={texts.add}
      act={texts.create}
      note={texts.addNote}
      missing={key.trim().length < 2 ? texts.keyFirst : null}
      open={open}
      onOpenChange={onOpenChange}
      run={run}
    >
      <SelectField<ContentKind>
        label={texts.kind}
        value={kind}
        onChange={setKind}
        options={contentKinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <TextField label={texts.key} hint={texts.keyHint} value={key} onChange={({ target }) => setKey(target.value)} />
      {kind === 'question' && (
        <SelectField<QuestionSection>
          label={texts.section}
          value={section}
          onChange={setSection}
          options={questionSections.map((value) => ({ value, label: spoken(value) }))}
        />
      )}
      {leading.has(kind) && (
        <TextField
          label={texts.path}
          hint={texts.pathHint}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      )}
    </ActDialog>
  );
}
