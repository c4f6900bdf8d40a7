import type { FastifyInstance } from 'fastify';
import type { ServedFile } from '../files/files.ts';
import type { Parameters } from './form.ts';
import { TransportError } from './transport-error.ts';

/** Where the bytes of an address come from; null where there is nothing that this asker may see. */
export interface FileSource {
  serve(id: string, until: string, signature: string): Promise<ServedFile | null>;
}

/**
 * Serves uploaded files at their addresses: as pictures and nothing else, whatever a browser would like to make of them. Who
 * may see a file and who may not is not told apart from whether it is there.
 */
export function registerServedFiles(app: FastifyInstance, files: FileSource): void {
  app.get<{ Params: { id: string } }>('/api/files/:id', async (request, reply) => {
    const { values } = request.query as Parameters;
    const file = await files.serve(request.params.id, textOf(values['until']), textOf(values['signature']));
    if (file === null) throw new TransportError('path_not_found');
    reply.headers({
      'content-type': file.mediaType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    });
    return reply.send(file.bytes);
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
