/** Something that a person can understand and do something about; shown as its one sentence, without a stack. */
export class Failure extends Error {}

/** The first pattern found in what a command printed decides, so that a full disk is not reported as a network problem. */
const causes = [
  { pattern: /ENOSPC|no space left on device/i, sentence: 'the disk is full; free some space and run it again' },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network|Temporary failure resolving/i,
    sentence: 'the network or the package registry can’t be reached; connect and run it again',
  },
  {
    pattern: /EACCES|EPERM|EROFS|permission denied/i,
    sentence: 'this user may not write here; check the owner of the folder',
  },
  {
    pattern: /EUSAGE/,
    sentence: 'package.json and package-lock.json don’t agree; run npm install and commit the lockfile',
  },
  { pattern: /ENOENT.*npm|npm: not found/i, sentence: 'npm was not found; install npm 9 or later' },
];

/**
 * One sentence for a step that failed.
 *
 * @param {string} step what was being done, as in "Installing the packages"
 * @param {string} output what the command printed
 */
export function failureOf(step, output) {
  const cause = causes.find(({ pattern }) => pattern.test(output));
  if (cause) return new Failure(`${step} failed: ${cause.sentence}.`);
  const tail = output.trim().split('\n').slice(-30).join('\n');
  return new Failure(tail ? `${step} failed:\n${tail}` : `${step} failed.`);
}

/** Prints what went wrong and makes the process end with 1. @param {unknown} error */
export function reportFailure(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = causes.find(({ pattern }) => code !== '' && pattern.test(code));
  if (error instanceof Failure) console.error(error.message);
  else if (known && error instanceof Error) console.error(`Setting up failed: ${known.sentence} (${error.message}).`);
  else console.error(error);
  process.exitCode = 1;
}
