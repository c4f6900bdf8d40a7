const signs: Readonly<Record<string, string>> = { mod: isApple() ? '⌘' : 'Ctrl', Enter: '↵', Escape: 'Esc' };

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
}

/** The caps of a key, or of two after each other: `mod+k`, `g q`. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.split(/[ +]/).map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-surface-1 px-1 font-sans text-2xs font-medium text-text-2"
        >
          {signs[key] ?? key.toUpperCase()}
        </kbd>
      ))}
    </span>
  );
}
