import type { CsvPath, JsonFilePath, Message, Path, Payload, UploadPath } from '@auric/api';
import type { CsvFile } from './csv-answer.ts';
import type { JsonFile } from './json-file.ts';
import type { Visitor } from '../people/visitor.ts';

/** Who calls, in which language and from where. `customer` is 0 for a guest, `session` the id of the session. */
export interface Caller extends Visitor {
  readonly customer: number;
  readonly session: string;
  /** The token as it was sent, for the one call that ends it. */
  readonly token: string;
}

/** What a call is answered with: the message of the envelope, a file of such lines, or one of sections. */
type AnswerOf<P extends Path> = P extends CsvPath
  ? CsvFile<Message<P>>
  : P extends JsonFilePath
    ? JsonFile
    : Message<P>;

/** What a call gets: its parameters, or the bytes of the file that was brought. */
type BroughtTo<P extends Path> = P extends UploadPath ? { file: Buffer } : Payload<P>;

/** Answers one call: gets the validated payload, returns the answer or throws a `Refusal`. */
export type Handler<P extends Path> = (payload: BroughtTo<P>, caller: Caller) => Promise<AnswerOf<P>> | AnswerOf<P>;

/** The handlers of some calls; the composition proves that together they are all of them. */
export type HandlersOf<P extends Path> = { readonly [K in P]: Handler<K> };
