import { describe, expect, it } from 'vitest';
import { FileGate } from './file-gate.ts';

describe('files', () => {
  it('are one at a time for a customer and a few for all', () => {
    const gate = new FileGate({ all: 4, each: 1 });
    const leave = gate.enter(1);
    expect(() => gate.enter(1)).toThrow('too_many_requests');
    leave();
    for (const customer of [1, 2, 3, 4]) gate.enter(customer);
    expect(() => gate.enter(5)).toThrow('too_many_requests');
  });
});
