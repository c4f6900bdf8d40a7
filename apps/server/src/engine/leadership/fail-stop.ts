/**
 * Ends the leader for good. What it had not made durable was never answered, so a restart loses nothing that anybody
 * was told; to go on after an unknown outcome could.
 */
export type FailStop = (reason: string, cause?: unknown) => void;

/** The process ends at once: nothing of what is in memory may leave any more. */
export function exitProcess(log: (line: string) => void): FailStop {
  return (reason, cause) => {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    log(`The exchange stops: ${reason}${detail}.`);
    process.exit(70);
  };
}
