/** Parameters as text or JSON values, and the name of one that was given twice. */
export interface Parameters {
  readonly values: Record<string, unknown>;
  readonly repeated: string | null;
}

/** Values without a prototype: a parameter named `__proto__` is a parameter like any other, which nobody reads. */
function emptyValues(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** Reads a query string or a form body. */
export function readForm(text: string): Parameters {
  const values = emptyValues();
  let repeated: string | null = null;
  if (text !== '') {
    for (const [name, value] of new URLSearchParams(text)) {
      if (name in values) repeated ??= name;
      values[name] = value;
    }
  }
  return { values, repeated };
}

/** Reads a JSON body, which must be an object; null when it is none. */
export function readJson(text: string): Parameters | null {
  if (text === '') return { values: emptyValues(), repeated: null };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  const values = Object.assign(emptyValues(), parsed);
  return { values, repeated: repeatedKey(text, Object.keys(values).length) };
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * The first key that a JSON object's text names twice. JSON.parse keeps the last of them in silence, and two readers
 * that keep different ones can be told different amounts. Expects text that JSON.parse has accepted.
 */
function repeatedKey(text: string, distinct: number): string | null {
  const seen = new Set<string>();
  let depth = 0;
  let keyExpected = false;
  let keys = 0;
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      depth += 1;
      keyExpected = depth === 1;
    } else if (part === '}' || part === ']') depth -= 1;
    else if (part === ',') keyExpected = depth === 1;
    else if (part !== ':' && depth === 1 && keyExpected) {
      keyExpected = false;
      keys += 1;
      const key = JSON.parse(part) as string;
      if (seen.has(key)) return key;
      seen.add(key);
    }
  }
  return keys === distinct ? null : '';
}
