import type { KefuPath } from '@auric/api';
import type { HandlersOf } from '../edge/handler.ts';
import type { Support } from './support.ts';

/** The customer's calls of the chat with customer service. */
export function supportRoutes(support: Support): HandlersOf<KefuPath> {
  return {
    'kefu/index': (_, { customer }) => support.desk(customer),
    'kefu/history': (page, { customer }) => support.history(customer, page),
    'kefu/send': (line, { customer }) => support.send(customer, line),
    'kefu/read': ({ id }, { customer }) => support.read(customer, id),
    'kefu/close': (_, { customer }) => support.close(customer),
    'kefu/rate': ({ id, rating }, { customer }) => support.rate(customer, id, rating),
  };
}
