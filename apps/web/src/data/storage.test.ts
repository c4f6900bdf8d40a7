import { describe, expect, it } from 'vitest';
import { ClientStorage, type KeyValueStore } from './storage.ts';

function memory(entries: Record<string, string> = {}): KeyValueStore & { map: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

describe('the storage of the client', () => {
  it('wipes what an older version has left, once', () => {
    const store = memory({ token: 'old', 'auric:token': '"older"' });
    new ClientStorage(store);
    expect([...store.map]).toEqual([['auric:version', '1']]);
    store.setItem('auric:token', '"new"');
    expect(new ClientStorage(store).read('token', null)).toBe('new');
  });

  it('keeps what a newer version has written', () => {
    expect(new ClientStorage(memory({ 'auric:version': '2', 'auric:lang': '"th"' })).read('lang', 'en')).toBe('th');
  });

  it('writes, reads and forgets values', () => {
    const storage = new ClientStorage(memory());
    storage.write('preferences', { theme: 'light' });
    expect(storage.read('preferences', null)).toEqual({ theme: 'light' });
    storage.write('preferences', null);
    expect(storage.read('preferences', 'none')).toBe('none');
  });

  it('only forgets where the browser refuses, and where a text is broken', () => {
    const refusing = memory();
    refusing.setItem = () => {
      throw new Error('quota');
    };
    expect(() => new ClientStorage(refusing).write('a', 1)).not.toThrow();
    expect(new ClientStorage(memory({ 'auric:version': '1', 'auric:a': '{' })).read('a', 7)).toBe(7);
    expect(new ClientStorage(null).read('a', 7)).toBe(7);
  });
});
