import type { FilePath, Message, Params, Path, UploadPath } from '@auric/api';
import type { AnsweredFile } from './answered-file.ts';
import type { CallOptions, HttpClient } from './http-client.ts';

/**
 * The calls of the wire with the types of their schemas. The schemas themselves stay on the server: an answer is
 * trusted to be what its own server's contract says, and the first screen stays small. `read` is GET, `act` is POST.
 */
export class Api {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  read<P extends Path>(path: P, parameters: Params<P>, options?: CallOptions): Promise<Message<P>> {
    return this.#http.get(path, parameters, options) as Promise<Message<P>>;
  }

  /** Fetches a file of the customer's records. */
  file<P extends FilePath>(path: P, parameters: Params<P>, options?: CallOptions): Promise<AnsweredFile> {
    return this.#http.get(path, parameters, options) as Promise<AnsweredFile>;
  }

  act<P extends Path>(path: P, parameters: Params<P>, options?: CallOptions): Promise<Message<P>> {
    return this.#http.post(path, parameters, options) as Promise<Message<P>>;
  }

  upload<P extends UploadPath>(path: P, file: Blob, options?: CallOptions): Promise<Message<P>> {
    return this.#http.upload(path, file, options) as Promise<Message<P>>;
  }
}
