import type { Payload } from '@auric/api';
import { ageAt, birthDateIn, isDocumentNumber } from '@auric/api/identity/document-number';
import { Refusal } from '../edge/refusal.ts';
import { isCountry } from '../people/country-code.ts';
import { type Document, typeOf } from './document.ts';

const ageMin = 18;
const ageMax = 120;

export type IdentityForm = Payload<'user/real'>;

/**
 * What a form says of a document; what it leaves out says `known`, the document of level 1. Refuses by name what no
 * document says, and who is too young.
 */
export function readDocument(
  form: IdentityForm,
  { known, homeCountry, now }: { known: Document | null; homeCountry: string; now: number },
): Document {
  const idType = (form.id_type ?? known?.idType) as Document['idType'] | undefined;
  if (idType === undefined) throw new Refusal('parameter_error', 'id_type');
  const name = form.name ?? known?.name;
  if (name === undefined) throw new Refusal('parameter_error', 'name');
  const country = form.country ?? known?.country ?? homeCountry;
  if (!isCountry(country)) throw new Refusal('country_unknown', 'country');
  const number = form.card_id ?? known?.number;
  if (number === undefined || !isDocumentNumber(typeOf(idType), country, number))
    throw new Refusal('document_number_invalid', 'card_id');
  const said = birthDateIn(typeOf(idType), country, number);
  const birthDate = form.birth_date ?? said ?? known?.birthDate;
  if (birthDate === undefined) throw new Refusal('birth_date_invalid', 'birth_date');
  if (said !== null && said !== birthDate) throw new Refusal('birth_date_invalid', 'birth_date');
  const age = ageAt(birthDate, now);
  if (age > ageMax || age < 0) throw new Refusal('birth_date_invalid', 'birth_date');
  if (age < ageMin) throw new Refusal('under_age', 'birth_date', { years: ageMin });
  return { idType, country, name, number, birthDate };
}
