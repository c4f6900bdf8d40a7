import type { ContentKind, Language } from '@auric/api';
import type { Generated, GeneratedAlways } from 'kysely';

/** A text of the house, whatever it says and in whichever language. */
export interface ItemTable {
  id: GeneratedAlways<number>;
  key: string;
  kind: ContentKind;
  /** Of questions: the section that they stand in. */
  section: Generated<string>;
  place: number;
  /** Of news, banners and announcements: the page that they lead to. */
  path: Generated<string>;
  /** The mode that it belongs to; empty for both. */
  mode: Generated<string>;
  shown: Generated<boolean>;
  published_at: number;
}

/** What an item says in one language, in force from `effective_at` until the next one is. Revisions are never changed. */
export interface RevisionTable {
  item: number;
  lang: Language;
  number: number;
  title: string;
  summary: string;
  body: string;
  origin: 'release' | 'console';
  /** The release, or the operator. */
  author: string;
  effective_at: number;
  created_at: number;
}

/** The newest text that a release had. It is proposed where the console has written its own and nobody has decided. */
export interface ReleaseTextTable {
  item: number;
  lang: Language;
  hash: Buffer;
  release: string;
  title: string;
  summary: string;
  body: string;
  proposed: boolean;
}

export interface ContentTables {
  'content.item': ItemTable;
  'content.revision': RevisionTable;
  'content.release_text': ReleaseTextTable;
}
