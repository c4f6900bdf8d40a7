import { solveProof } from './solve-proof.ts';

interface Task {
  challenge: string;
  bits: number;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  void solveProof(data.challenge, data.bits).then((proof) => globalThis.postMessage(proof));
});
