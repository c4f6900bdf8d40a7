/**
 * What a file is for decides who may see it. A `loose` one was uploaded, and nothing refers to it yet; an `answer` was put up by
 * the house and given to a customer.
 */
export const filePurposes = [
  'loose',
  'avatar',
  'identity',
  'support',
  'answer',
  'content',
  'evidence',
  'voucher',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** An uploaded file; its bytes lie sealed in the store under its id. Whose it is: a customer's, else the house's. */
export interface FileTable {
  id: string;
  customer: number | null;
  purpose: FilePurpose;
  media_type: string;
  bytes: number;
  created_at: number;
}

export interface FilesTables {
  'files.file': FileTable;
}
