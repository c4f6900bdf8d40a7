import { FormDraft } from '../../kit/form/form-draft.ts';

export const loginDraft = new FormDraft('login', { user_string: '', area_code: '', password: '', code: '' }, [
  'password',
  'code',
]);
