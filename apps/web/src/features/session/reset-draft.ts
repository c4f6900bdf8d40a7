import { FormDraft } from '../../kit/form/form-draft.ts';

export const resetDraft = new FormDraft(
  'forget',
  { account: '', area_code: '', code: '', password: '', repassword: '' },
  ['password', 'repassword'],
);
