import type { ConsoleMessage, ConsolePayload } from '@auric/api/console';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import { nameOf, operatorNames } from '../cases/case-rows.ts';
import type { ConsolePart, TimelinePiece, TimelinePlace } from '../part.ts';

type Telling = ConsolePart & Required<Pick<ConsolePart, 'timeline'>>;

interface Placed extends TimelinePiece {
  readonly part: string;
}

/**
 * One timeline of everything that happened to a customer: each part gives its own, and here they are merged by time. A
 * page asks each part for as much as the page is long, so that none can hide another's entries.
 */
export class Timeline {
  readonly #parts: readonly Telling[];
  readonly #db: Kysely<Database>;

  constructor(parts: readonly ConsolePart[], db: Kysely<Database>) {
    this.#parts = parts.filter((part) => part.timeline !== undefined) as Telling[];
    this.#db = db;
  }

  async page({
    customer,
    part,
    before,
    limit,
  }: ConsolePayload<'customers/timeline'>): Promise<ConsoleMessage<'customers/timeline'>> {
    const place = before === undefined ? null : placeOf(before);
    const asked = this.#parts.filter(({ name }) => part === undefined || name === part);
    const pages = await Promise.all(
      asked.map(async (one) => {
        const pieces = await one.timeline(customer, placeFor(one.name, place), limit + 1);
        return pieces.map((piece) => ({ ...piece, part: one.name }));
      }),
    );
    const merged = pages.flat().toSorted(byPlace);
    const shown = merged.slice(0, limit);
    const last = shown.at(-1);
    const names = await operatorNames(this.#db);
    return {
      data: shown.map((piece) => entryOf(piece, names)),
      next: merged.length > limit && last !== undefined ? `${last.at}.${last.part}.${last.id}` : null,
      parts: this.#parts.map(({ name }) => name),
    };
  }
}

/** Newest first; within a millisecond by part, and within a part by what it says comes later. */
function byPlace(left: Placed, right: Placed): number {
  if (left.at !== right.at) return right.at - left.at;
  if (left.part !== right.part) return left.part < right.part ? 1 : -1;
  return compareIds(right.id, left.id);
}

/** Ids that are numbers are compared as numbers. */
export function compareIds(left: string, right: string): number {
  const [a, b] = [Number(left), Number(right)];
  if (Number.isFinite(a) && Number.isFinite(b) && a !== b) return a - b;
  return left < right ? -1 : Number(left > right);
}

interface PartPlace extends TimelinePlace {
  readonly part: string;
}

function placeOf(text: string): PartPlace {
  const match = /^(\d{1,15})\.([a-z][a-z_-]*)\.(.{1,60})$/.exec(text);
  if (match === null) throw new Refusal('parameter_error', 'before');
  return { at: Number(match[1]), part: match[2] ?? '', id: match[3] ?? '' };
}

/**
 * Where a part goes on: the one that gave the last entry below that; those that come before it in a millisecond have
 * given theirs of it, those after it have not.
 */
function placeFor(part: string, place: PartPlace | null): TimelinePlace | null {
  if (place === null || part === place.part) return place;
  return part > place.part ? { at: place.at, id: '' } : { at: place.at + 1, id: '' };
}

function entryOf({ id, at, part, kind, values, operator, case: caseId }: Placed, names: ReadonlyMap<number, string>) {
  return {
    id: `${part}.${id}`,
    at,
    part,
    kind,
    values,
    operator: operator === undefined ? null : nameOf(names, operator),
    case: caseId ?? null,
  };
}
