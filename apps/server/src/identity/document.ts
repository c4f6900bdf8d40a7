import { type DocumentType, documentTypes, plainNumber } from '@auric/api/identity/document-number';
import type { Sealing } from '../sealing/sealing.ts';

/** What a document says of its holder. */
export interface Document {
  readonly idType: 1 | 2 | 3;
  readonly country: string;
  readonly name: string;
  readonly number: string;
  /** As `1990-03-07`. */
  readonly birthDate: string;
}

/** What of a document is sealed. */
type Details = Pick<Document, 'name' | 'number' | 'birthDate'>;

interface Row {
  readonly customer: number;
  readonly id_type: number;
  readonly country: string;
  readonly details: Buffer;
}

/** Seals documents for their customers, and tells equal ones apart from others without opening them. */
export class Documents {
  readonly #sealing: Sealing;

  constructor(sealing: Sealing) {
    this.#sealing = sealing;
  }

  seal(customer: number, { name, number, birthDate }: Document): Buffer {
    const details: Details = { name, number, birthDate };
    return this.#sealing.sealText(JSON.stringify(details), contextOf(customer));
  }

  open({ customer, id_type, country, details }: Row): Document {
    const opened = JSON.parse(this.#sealing.openText(details, contextOf(customer))) as Details;
    return { idType: id_type as Document['idType'], country, ...opened };
  }

  /** The same for one document of a country, however its number was typed and whoever typed it. */
  digestOf({ idType, country, number }: Document): Buffer {
    return this.#sealing.digest(`${idType} ${country} ${plainNumber(number)}`, 'documents');
  }
}

export function typeOf(idType: Document['idType']): DocumentType {
  return documentTypes[idType];
}

function contextOf(customer: number): string {
  return `identity document of ${customer}`;
}
