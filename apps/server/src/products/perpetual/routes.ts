import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';
import { ContractBook } from './contract-book.ts';
import { contractExports } from './exports.ts';
import { contractOrderRoutes } from './order-routes.ts';
import { OwnPositions } from './own-positions.ts';
import { ownHistoryRoutes, type OwnHistoryPath } from './own-history-routes.ts';
import { ownPositionRoutes } from './own-routes.ts';
import { positionRoutes } from './position-routes.ts';
import { publicContractRoutes } from './public-routes.ts';
import { quizRoutes } from './quiz.ts';

/** The calls about contracts. */
export function perpetualRoutes(parts: RouteParts) {
  const book = new ContractBook(parts.client, parts.catalog);
  const own = new OwnPositions(parts.client, book, parts.db);
  const history: HandlersOf<OwnHistoryPath> = ownHistoryRoutes(parts, book, own);
  return {
    ...contractOrderRoutes(parts, book, own),
    ...positionRoutes(parts, book, own),
    ...ownPositionRoutes(parts, book, own),
    ...history,
    ...contractExports(parts, book, own),
    ...publicContractRoutes(parts, book),
    ...quizRoutes(parts),
  };
}
