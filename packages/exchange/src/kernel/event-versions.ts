import type { AddedField, EarlierShape, EventFields, EventTable, Field, Values } from './fields.ts';

interface Shape extends Partial<Pick<EarlierShape, 'upcast'>> {
  readonly fields: EventFields;
  readonly lastVersion: number;
}

/** The fields that a version of an event has in the journal, in their order. */
export function fieldsAt(table: EventTable, version: number): [name: string, field: Field][] {
  const entries = Object.entries(shapeAt(table, version).fields);
  return entries
    .filter(([, field]) => sinceOf(field) <= version)
    .map(([name, field]) => [name, isAdded(field) ? field.field : field]);
}

/** Makes of an event as `version` wrote it one of the version that its table has now. */
export function upcast(table: EventTable, version: number, event: Values): Values {
  let values = event;
  for (let at = version; ;) {
    const shape = shapeAt(table, at);
    for (const [name, field] of Object.entries(shape.fields)) {
      if (isAdded(field) && field.since > at) values[name] = field.before;
    }
    if (shape.upcast === undefined) return values;
    values = shape.upcast(values);
    at = shape.lastVersion + 1;
  }
}

/** Throws when a table names versions that it has not come to. */
export function checkVersions(type: string, { version, fields, earlier = {} }: EventTable): void {
  const shapes = Object.entries(earlier).map(([last, shape]) => [Number(last), shape.fields] as const);
  for (const [last, shape] of [...shapes, [version, fields] as const]) {
    const late = Object.entries(shape).find(([, field]) => sinceOf(field) > last);
    if (late !== undefined) throw new Error(`${type}.${late[0]} came later than version ${last}.`);
  }
  if (shapes.some(([last]) => last >= version)) throw new Error(`${type} has an earlier shape that is not earlier.`);
}

/** The shape that a version belongs to: the first earlier one that lasted until then, or what the table has now. */
function shapeAt({ version: now, fields, earlier = {} }: EventTable, version: number): Shape {
  const lasts = Object.keys(earlier).map(Number);
  const lastVersion = Math.min(...lasts.filter((last) => last >= version), now);
  return { fields, ...earlier[lastVersion], lastVersion };
}

function isAdded(field: Field | AddedField): field is AddedField {
  return typeof field === 'object' && 'since' in field;
}

function sinceOf(field: Field | AddedField): number {
  return isAdded(field) ? field.since : 1;
}
