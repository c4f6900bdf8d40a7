import { describe, expect, it } from 'vitest';
import { ApiError, openEnvelope } from './envelope.ts';

function failureOf(status: number, body: unknown): ApiError {
  try {
    openEnvelope(status, body);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('expected an ApiError');
}

describe('openEnvelope', () => {
  it('hands out the message of a success', () => {
    expect(openEnvelope(200, { type: 'ok', message: { id: 7 } })).toEqual({ id: 7 });
    expect(openEnvelope(200, { code: 1, message: 'done' })).toBe('done');
  });

  it('succeeds with status 200 only', () => {
    expect(failureOf(500, { type: 'ok', message: 1 }).status).toBe(500);
  });

  it('keeps code, text, field and detail of a refusal', () => {
    const error = failureOf(200, {
      type: 'error',
      code: 'insufficient_balance',
      message: 'Insufficient balance',
      field: 'amount',
      detail: { available: '1' },
    });
    expect(error).toMatchObject({ kind: 'refused', code: 'insufficient_balance', message: 'Insufficient balance' });
    expect(error.field).toBe('amount');
    expect(error.detail).toEqual({ available: '1' });
    expect(error.unknownOutcome).toBe(false);
  });

  it('tells an ended session and a missing identity apart', () => {
    expect(failureOf(200, { type: '999', code: 'login_required', message: '' }).kind).toBe('session');
    expect(failureOf(200, { type: '998', code: 'identity_required', message: '' }).kind).toBe('identity');
  });

  it('takes a page of a proxy for a failure of the transport whose outcome is unknown', () => {
    const error = failureOf(502, '<html>Bad gateway</html>');
    expect(error.kind).toBe('unreachable');
    expect(error.unknownOutcome).toBe(true);
  });

  it('does not know the outcome of an internal error', () => {
    expect(failureOf(503, { type: 'error', code: 'unavailable', message: '' }).unknownOutcome).toBe(true);
    expect(failureOf(429, { type: 'error', code: 'too_many_requests', message: '' }).unknownOutcome).toBe(false);
  });
});
