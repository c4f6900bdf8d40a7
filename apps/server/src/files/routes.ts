import type { HandlersOf } from '../edge/handler.ts';
import type { Files } from './files.ts';

/** The calls about files of one's own. */
export function fileRoutes(files: Files): HandlersOf<'upload' | 'files/link'> {
  return {
    upload: ({ file }, { customer }) => files.upload(customer, file),

    'files/link': async ({ file }, { customer }) => {
      const { address, expiresAt } = await files.linkOf(customer, file);
      return { address, expires_at: expiresAt };
    },
  };
}
