/** A day, month or year in ISO 8601 in the words of a locale: "8 September 2026", "September 2026", "2026". */
export function writtenDate(day: string, locale: string): string {
  const [, month, date] = day.split('-');
  if (month === undefined) return day;
  const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, date === undefined ? parts : { ...parts, day: 'numeric' });
  return format.format(new Date(day));
}
