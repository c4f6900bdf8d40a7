import { isLanguage } from '@auric/api';
import { uploadBytesMax } from '@auric/api/files/endpoints';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../start-refused.ts';
import type { Tongue } from './call-frame.ts';
import { Refusal } from './refusal.ts';
import { TransportError } from './transport-error.ts';

const megabyte = 1024 * 1024;
/** What a form of one file has besides it. */
const formBytesMax = 16_384;

/** What the reader of forms takes in: one file, and a few words beside it. */
export const uploadForm = {
  limits: { fileSize: uploadBytesMax, files: 1, fields: 8, fieldSize: 1_000, parts: 9 },
} as const;

/**
 * The file of a form, whole; its name and its type are nothing that we believe. The answer is in the language that the form
 * asks for. Refuses by name a form without a file, with an empty or a second one, and one that is too large.
 */
export async function readUpload(request: FastifyRequest, tongue: Tongue): Promise<Buffer> {
  if (!request.isMultipart()) throw new TransportError('media_type_unsupported');
  if (Number(request.headers['content-length'] ?? 0) > uploadBytesMax + formBytesMax) throw tooLarge();
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = bytes;
      } else if (part.fieldname === 'lang' && isLanguage(part.value)) tongue.lang = part.value;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (file === null) throw new Refusal('upload_missing', 'file');
  if (file.length === 0) throw new Refusal('upload_empty', 'file');
  return file;
}

function tooLarge(): Refusal {
  return new Refusal('upload_too_large', 'file', { megabytes: uploadBytesMax / megabyte });
}

/** Whatever the reader of forms stumbles on was sent so. */
function refusalOf(error: unknown): Error {
  const code = errorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return new Refusal('parameter_error', 'file');
  return new TransportError('malformed_request');
}
