/**
 * The server can't start, and `message` tells the operator why in one sentence and what to do about it. Thrown before
 * anything is lost; `main.ts` prints the sentence and ends with exit code 1.
 */
export class StartRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartRefused';
  }
}

/** The errno code of a failed system call, e.g. `ENOSPC`; empty where the error has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const fileFailures: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not change it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  ENAMETOOLONG: 'the path is too long',
};

/** Words a failed file operation on `folder` as a refusal to start; errors that aren't about files pass unchanged. */
export function refuseFolder(folder: string, error: unknown): unknown {
  const reason = fileFailures[errorCode(error)];
  if (reason === undefined) return error;
  return new StartRefused(`The data folder ${folder} can't be used: ${reason}. Set AURIC_DATA to another one.`, error);
}
