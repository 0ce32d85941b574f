/**
 * The bytes that are posted of an event, as SQL of a row of `event` by this name. They are made anew for every attempt
 * instead of being kept with each delivery: the row of an event never changes, so neither do they.
 */
export const eventBodySql = (event: string) =>
  `'{"event":' || to_json(${event}.type)
     || ',"timestamp":' || floor(extract(epoch from ${event}.created_at) * 1000)::int8
     || ',"data":' || ${event}.data || '}'`;
