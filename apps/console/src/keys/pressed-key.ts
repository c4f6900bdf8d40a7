/** What is known of a press of a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * The name of a press as hotkeys write it: `j`, `?`, `Enter`, with Ctrl or the command key `mod+k`. Null for what is no
 * key of ours: a word that is being composed, Alt, a modifier alone.
 */
export function pressedKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): string | null {
  if (isComposing || altKey || modifiers.has(key)) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);
