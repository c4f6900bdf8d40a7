import { describe, expect, test } from 'vitest';
import { Exchange } from '../../../exchange.ts';
import { Storm } from './storm-world.test-support.ts';

const steps = 500;

describe.each([2, 5, 7])('commands by chance, seed %i', (seed) => {
  test('keep every invariant, and the journal and a snapshot with its tail make the same state', () => {
    const storm = new Storm(seed);
    const replayed = Exchange.load(storm.exchange.save());
    storm.takeFrames();
    let restored: Exchange | null = null;
    for (let step = 0; step < steps; step++) {
      if (step === steps / 2) {
        for (const frame of storm.takeFrames()) replayed.apply(frame);
        restored = Exchange.load(storm.exchange.save());
      }
      const command = storm.next();
      storm.try(command);
      expect(storm.exchange.checkInvariants(), `step ${step}: ${command.type}`).toBeNull();
    }
    for (const frame of storm.takeFrames()) {
      replayed.apply(frame);
      restored!.apply(frame);
    }
    expect(replayed.hash()).toBe(storm.exchange.hash());
    expect(restored!.hash()).toBe(storm.exchange.hash());
  });
});
