import { expect, it } from 'vitest';
import { ClientStorage, type KeyValueStore } from '../../data/storage.ts';
import { FormDraft } from './form-draft.ts';

function emptyStore(): KeyValueStore & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const empty = { user_string: '', code: '', password: '' };

function draftOn(store: KeyValueStore) {
  return new FormDraft('login', empty, ['password'], new ClientStorage(store));
}

it('keeps what was typed while the app runs, and all but secrets over a reload', () => {
  const store = emptyStore();
  const draft = draftOn(store);
  draft.change({ user_string: 'alice7', password: 'correct horse' });
  draft.change({ code: '123456' });
  expect(draft.read()).toEqual({ user_string: 'alice7', code: '123456', password: 'correct horse' });
  expect(draftOn(store).read()).toEqual({ user_string: 'alice7', code: '123456', password: '' });
  expect([...store.values.values()].join()).not.toContain('correct horse');
});

it('forgets everything once the form has done its work', () => {
  const store = emptyStore();
  const draft = draftOn(store);
  draft.change({ user_string: 'alice7', password: 'correct horse' });
  draft.forget();
  expect(draft.read()).toEqual(empty);
  expect(draftOn(store).read()).toEqual(empty);
});

it('takes nothing out of the store that is no text of this form', () => {
  const store = emptyStore();
  new ClientStorage(store).write('draft:login', { user_string: 7, code: '12', other: 'x' });
  expect(draftOn(store).read()).toEqual({ user_string: '', code: '12', password: '' });
});
