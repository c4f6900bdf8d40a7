import type { Hotkey, HotkeyGroup } from './hotkey.ts';

/** How long the first of two keys waits for the second. */
const sequenceMs = 1_000;

export interface ReadAt {
  /** In ms, of any clock that only goes forward. */
  now: number;
  /** Something is typed, or a dialog is open: only keys for everywhere count. */
  busy: boolean;
}

/** Finds out which hotkey a press means. Groups that came later win: those of the page over those of the console. */
export class HotkeyReader {
  #groups: readonly HotkeyGroup[] = [];
  #first: { key: string; at: number } | undefined;

  /** The groups there are, the latest first. */
  groups(): readonly HotkeyGroup[] {
    return this.#groups;
  }

  add(group: HotkeyGroup): () => void {
    this.#groups = [group, ...this.#groups];
    return () => {
      this.#groups = this.#groups.filter((each) => each !== group);
    };
  }

  /** The hotkey of a press; null where there is none, also after the first key of two. */
  read(key: string, { now, busy }: ReadAt): Hotkey | null {
    const first = this.#first !== undefined && now - this.#first.at <= sequenceMs ? this.#first.key : null;
    this.#first = undefined;
    const candidates = this.#groups.flatMap(({ hotkeys }) => hotkeys).filter((each) => !busy || each.everywhere);
    const found = candidates.find(({ keys }) => keys === (first === null ? key : `${first} ${key}`));
    if (found !== undefined) return found;
    if (candidates.some(({ keys }) => keys.startsWith(`${key} `))) this.#first = { key, at: now };
    return null;
  }
}
