import * as z from 'zod/mini';
import { endpoint, uploadEndpoint } from '../endpoint.ts';
import { text } from '../values/scalars.ts';

/** How large a file may be that somebody uploads. */
export const uploadBytesMax = 5 * 1024 * 1024;

/** The address of a file that was uploaded. */
export const fileAddress = z
  .string()
  .check(z.regex(/^\/api\/files\/[A-Za-z0-9_-]{32}$/, { error: 'file_unknown' }), z.describe('The answer of /upload.'));

export const fileEndpoints = {
  upload: uploadEndpoint({
    auth: 'customer',
    section: 'files',
    summary:
      'Takes a picture (JPEG, PNG, WebP or a still GIF of at most 5 MiB) and answers with its address. It is turned upright, encoded anew without its metadata, and seen by nobody but its owner until something makes it public; what nothing refers to within a day is forgotten.',
    response: z.string(),
  }),
  'files/link': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'files',
    summary: 'An address under which a file of one’s own can be seen for a minute.',
    request: z.object({ file: text(1, 200) }),
    response: z.object({ address: z.string(), expires_at: z.int() }),
  }),
};
