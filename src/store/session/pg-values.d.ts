declare module 'pg/lib/utils.js' {
  /** Converts a JavaScript value to PostgreSQL's text or bytes. */
  export function prepareValue(value: unknown): unknown;
}
