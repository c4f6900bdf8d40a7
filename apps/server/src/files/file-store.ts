/**
 * Where the bytes of uploaded files lie. Names are ours (`newFileId`), what is in them is sealed; a store knows neither
 * customers nor purposes. Every act may be repeated.
 */
export interface FileStore {
  /** Comes back when the bytes would outlive a crash. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Takes a file away; one that isn't there is gone already. */
  delete(name: string): Promise<void>;
}
