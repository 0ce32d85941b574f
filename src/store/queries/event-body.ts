/**
 * SQL for the body of an event's request. It is computed for every attempt instead of stored, because event rows never
 * change.
 */
export const eventBodySql = (event: string) =>
  `'{"event":' || to_json(${event}.type)
     || ',"timestamp":' || floor(extract(epoch from ${event}.created_at) * 1000)::int8
     || ',"data":' || ${event}.data || '}'`;
