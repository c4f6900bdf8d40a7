import { Hasher } from './hash.ts';

/** Which release wrote the last frames: state like any other. Empty until one has said so. */
export class ReleaseMark {
  release = '';

  hash(): bigint {
    if (this.release === '') return 0n;
    const hasher = new Hasher();
    hasher.start(0x7265_6c65);
    hasher.text(this.release);
    hasher.finish();
    return hasher.value;
  }
}
