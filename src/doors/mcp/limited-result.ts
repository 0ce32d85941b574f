import { maxValueBytes, shortenValue } from './shorten-value.ts';
import { createSuccessResult, createTooLargeResult } from './tool-result.ts';

/**
 * Builds the result for a JSON value. Shortens a value too large for an agent; a note lists the cuts and adds
 * `howToReadOn`. If the shortened value is still too large, returns an error with the same hint.
 */
export function createLimitedResult(
  value: string,
  requestId: string,
  howToReadOn: string,
  notes: readonly string[] = [],
): string {
  const sizeBytes = Buffer.byteLength(value);
  if (sizeBytes <= maxValueBytes) return createSuccessResult(value, requestId, notes);
  const { value: shortened, cuts } = shortenValue(JSON.parse(value));
  const fitted = JSON.stringify(shortened);
  if (Buffer.byteLength(fitted) > maxValueBytes)
    return createTooLargeResult(sizeBytes, howToReadOn, requestId);
  const listed = cuts.slice(0, maxListedCuts).join('; ');
  const others = cuts.length > maxListedCuts ? `; and ${cuts.length - maxListedCuts} more` : '';
  const note = `This result was too large and is shortened: ${listed}${others}. ${howToReadOn}`;
  return createSuccessResult(fitted, requestId, [...notes, note]);
}

const maxListedCuts = 10;
