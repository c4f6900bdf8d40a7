import { chainsOwnData } from '../chains/own-data.ts';
import type { Files } from '../files/files.ts';
import { filesOwnData } from '../files/own-data.ts';
import type { Documents } from '../identity/document.ts';
import { identityOwnData } from '../identity/own-data.ts';
import { messagesOwnData } from '../messages/own-data.ts';
import { factorsOwnData } from '../people/factors/own-data.ts';
import { peopleOwnData } from '../people/own-data.ts';
import { productOwnData } from '../products/compose.ts';
import type { RouteParts } from '../products/product-row.ts';
import { receiptsOwnData } from '../receipts/own-data.ts';
import { supportOwnData } from '../support/own-data.ts';
import type { OwnDataOf } from './own-data.ts';

/** Who gives something to the file of own data: every part of the house that keeps anything of a customer. */
export async function ownDataSources(
  lent: RouteParts,
  { files, documents }: { files: Files; documents: Documents },
): Promise<OwnDataOf[]> {
  const { db } = lent;
  return [
    peopleOwnData(db),
    factorsOwnData(db),
    identityOwnData(db, documents),
    ...(await productOwnData(lent)),
    messagesOwnData(db),
    supportOwnData(db),
    receiptsOwnData(db),
    chainsOwnData(db),
    filesOwnData(db, files),
  ];
}
