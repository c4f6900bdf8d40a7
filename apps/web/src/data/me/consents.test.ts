import { describe, expect, it } from 'vitest';
import { openAgreements } from './consents.ts';

const terms = { key: 'terms', version: 2, since: 1, agreed_version: 2, agreed_at: 1 } as const;

describe('agreements that are open', () => {
  it('are those whose version in force nobody has agreed to', () => {
    const older = { ...terms, agreed_version: 1 };
    const never = { ...terms, key: 'risk', agreed_version: 0, agreed_at: 0 } as const;
    expect(openAgreements([terms])).toEqual([]);
    expect(openAgreements([terms, older, never])).toEqual([older, never]);
  });
});
