import { InvalidArgumentError } from 'commander';
import { registry } from '../../generated/contract/registry.ts';
import { uploads } from '../../generated/contract/uploads.ts';
import { nearestName } from '../domain/nearest-name.ts';

const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const allScopes = ['read', 'write', 'pipeline'];

/** Parses `30d`, `12h`, `15m` or `90s` to milliseconds. */
export function parseDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (unitMs === undefined || Number(count) === 0)
    throw new InvalidArgumentError('Use a number and s, m, h or d, such as 30d.');
  return Number(count) * unitMs;
}

export function parseScopes(text: string): string[] {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const unknown = scopes.filter((scope) => !allScopes.includes(scope));
  if (unknown.length) throw new InvalidArgumentError(`Scopes are ${allScopes.join(', ')}.`);
  return scopes;
}

export function parseCredits(text: string): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('Use a whole number from 1 to 9999999.');
  return Number(text);
}

export function parseProcesses(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('Use a whole number from 1 to 99.');
  return Number(text);
}

export function parseStatus(text: string): number {
  if (!/^[1-5]\d\d$/.test(text)) throw new InvalidArgumentError('Use an HTTP status such as 500.');
  return Number(text);
}

export function parseLimit(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) === 0 || Number(text) > 10_000)
    throw new InvalidArgumentError('Use a whole number from 1 to 10000.');
  return Number(text);
}

/** Parses a duration before `now`, such as `30m`, or a time such as 2026-11-21T10:00:00Z. */
export function parseSince(text: string): Date {
  if (/^\d{1,6}[smhd]$/.test(text)) return new Date(Date.now() - parseDuration(text));
  const at = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime()))
    throw new InvalidArgumentError(
      'Use a duration such as 30m or 2d, or a time such as 2026-11-21T10:00:00Z.',
    );
  return at;
}

/** Parses the name of an operation or upload, as in the request log. */
export function parseFn(text: string): string {
  const names = [...registry.values(), ...Object.values(uploads)].map(({ fn }) => fn);
  if (names.includes(text)) return text;
  throw unknownOperationError(text, names);
}

/** The error for an unknown name, with the closest of `names`. */
export function unknownOperationError(text: string, names: readonly string[]): InvalidArgumentError {
  const near = nearestName(text, names);
  return new InvalidArgumentError(`There is no operation ${text}.${near ? ` Did you mean ${near}?` : ''}`);
}
