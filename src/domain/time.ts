const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:[Zz]|([+-])(\d{2}):?(\d{2}))?)?$/;
const latestMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Reads a time argument: an ISO 8601 date or time, UTC without an offset, or epoch milliseconds as a number or
 * digits. Returns whole epoch milliseconds from 1970 to 9999; undefined for any other text or an impossible date.
 */
export function readTime(value: string | number): number | undefined {
  const timeMs = readAnyTime(value);
  return timeMs !== undefined && timeMs >= 0 ? timeMs : undefined;
}

/**
 * Like `readTime`, but returns times before 1970 as negative numbers, so that a caller can explain the problem.
 */
export function readAnyTime(value: string | number): number | undefined {
  const timeMs = typeof value === 'number' ? value : readText(value.trim());
  const isTime = timeMs !== undefined && Number.isInteger(timeMs) && Math.abs(timeMs) <= latestMs;
  return isTime ? timeMs : undefined;
}

/** The error message for an unreadable time. */
export function unusableTimeMessage(param: string): string {
  return `The argument ${param} must be an ISO 8601 time such as 2026-05-01T09:00:00Z, or epoch milliseconds.`;
}

function readText(text: string): number | undefined {
  if (/^\d{1,15}$/.test(text) && text.length !== 4) return Number(text);
  const parts = isoPattern.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(numberOf);
  const [offsetHours = 0, offsetMinutes = 0] = parts.slice(9, 11).map(numberOf);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  const isTime = hour <= 23 && minute <= 59 && second <= 59;
  const isValidOffset = offsetHours <= 23 && offsetMinutes <= 59;
  if (!isDay || !isTime || !isValidOffset) return undefined;
  const offsetMs = (parts[8] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes) * 60_000;
  const fractionMs = Number((parts[7] ?? '').slice(0, 3).padEnd(3, '0'));
  return Date.UTC(year, month - 1, day, hour, minute, second, fractionMs) - offsetMs;
}

/** The number of a matched part; zero if the part is absent. */
function numberOf(part: string | undefined): number {
  return Number(part ?? 0);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
