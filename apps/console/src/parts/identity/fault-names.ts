import type { PaperFault } from '@auric/api/console/identity';

/** What each fault is called here; the customer reads a sentence of it in the own language. */
export const faultNames: Readonly<Record<PaperFault, string>> = {
  photo_unclear: 'Photo blurred or dark',
  photo_cropped: 'Corner cut off or covered',
  photo_of_screen: 'Photo of a screen or a copy',
  name_differs: 'Name differs',
  number_differs: 'Number differs',
  birth_date_differs: 'Date of birth differs',
  document_expired: 'Document expired',
  document_unsupported: 'Document not accepted',
  not_served: 'Not served (no reason given)',
};
