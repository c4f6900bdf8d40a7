import { FormDraft } from '../../kit/form/form-draft.ts';

/** What is typed for a level of identity: it survives the way to the list of countries, and a reload, but for the number. */
export const identityDraft = new FormDraft(
  'identity',
  { id_type: '', country: '', name: '', card_id: '', birth_date: '', front_pic: '', reverse_pic: '' },
  ['card_id'],
);
