import { FormDraft } from '../../kit/form/form-draft.ts';

export const registrationDraft = new FormDraft(
  'register',
  {
    type: 'email',
    user_string: '',
    area_code: '',
    country: '',
    code: '',
    password: '',
    re_password: '',
    extension_code: '',
  },
  ['password', 're_password'],
);
