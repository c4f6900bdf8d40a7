import type { IdentityStanding } from '@auric/api/identity/endpoints';
import { identityDraft } from './identity-draft.ts';

/** After an audit that failed the form begins with what was typed for it, so that only what was wrong is typed again. */
export function resumeDraft({ state, typed, level }: IdentityStanding): void {
  const draft = identityDraft.read();
  if (state !== 'audit_failed' || typed === null || level > 0 || draft.name !== '') return;
  const { id_type, country, name, card_id, birth_date } = typed;
  identityDraft.change({ id_type: String(id_type), country, name, card_id, birth_date });
}
