import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes under another name, makes it durable and only then gives it its name: no crash leaves half a file. */
export function writeFileDurably(path: string, parts: readonly Uint8Array[]): void {
  // A writer whose leader was killed may still be at it: each has a file of its own.
  const part = `${path}.${process.pid}.part`;
  const file = openSync(part, 'w', 0o600);
  try {
    for (const bytes of parts) {
      for (let written = 0; written < bytes.byteLength;) written += writeSync(file, bytes, written);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  syncFolder(dirname(path));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
