/** A key of the console, or two that are pressed one after the other (`g q`). */
export interface Hotkey {
  readonly keys: string;
  /** What it does, as the list of keys says it. */
  readonly does: string;
  readonly act: () => void;
  /** Works while something is typed and over dialogs too, as Ctrl+K does. */
  readonly everywhere?: boolean;
}

/** Keys that belong together: those of a page, of a list, of the whole console. */
export interface HotkeyGroup {
  readonly title: string;
  readonly hotkeys: readonly Hotkey[];
}
