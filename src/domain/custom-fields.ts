/** The maximum length of an object of a lead as JSON, in characters. */
export const maxObjectLength = 65_536;

type CustomFields = Readonly<Record<string, unknown>>;

/** The first of these objects of a lead's arguments that is too long. `path` prefixes the names of arguments. */
export function findTooLongObject(
  objects: Readonly<Record<string, object | undefined>>,
  path = '',
): { param: string; message: string } | undefined {
  for (const [name, object] of Object.entries(objects)) {
    const { length } = JSON.stringify(object ?? {});
    if (length <= maxObjectLength) continue;
    const [given, limit] = [length, maxObjectLength].map((count) => count.toLocaleString('en'));
    const param = path + name;
    const message = `The argument ${param} has ${given} characters as JSON; the limit is ${limit}. Shorten it.`;
    return { param, message };
  }
  return undefined;
}

/** Adds the fields that `fields` does not have, in order, until the limit is reached. */
export function addCustomFields<Fields extends CustomFields>(fields: Fields, added: CustomFields): Fields {
  const missing = Object.entries(added).filter(([name]) => !Object.hasOwn(fields, name));
  if (missing.length === 0) return fields;
  let { length } = JSON.stringify(fields);
  const fitting = missing.filter(([name, value]) => {
    const next = length + JSON.stringify({ [name]: value }).length;
    if (next > maxObjectLength) return false;
    length = next;
    return true;
  });
  return fitting.length === 0 ? fields : { ...fields, ...Object.fromEntries(fitting) };
}
