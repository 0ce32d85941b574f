/** Splits `Virtanen, Liisa` or `Liisa Virtanen`. Without a comma, the first word is the first name. */
export function splitName(name: string): {
  readonly firstName: string | null;
  readonly lastName: string | null;
} {
  const [last = '', first = ''] = name.split(',').map((part) => part.trim());
  if (first !== '') return { firstName: first, lastName: last };
  const [given = '', ...family] = name.split(' ');
  return { firstName: given, lastName: family.join(' ') || null };
}
