import { maxValueBytes, shorten } from './fit-result.ts';
import { successResult, tooLargeResult } from './tool-result.ts';

/**
 * The result with this value, which is JSON. One that is too large for an agent is shortened, and a note says where,
 * and by `howToReadOn`, in sentences, how the rest is read. What does not even fit then is refused with the same words.
 */
export function fittedResult(
  value: string,
  requestId: string,
  howToReadOn: string,
  notes: readonly string[] = [],
): string {
  const sizeBytes = Buffer.byteLength(value);
  if (sizeBytes <= maxValueBytes) return successResult(value, requestId, notes);
  const { value: shortened, cuts } = shorten(JSON.parse(value));
  const fitted = JSON.stringify(shortened);
  if (Buffer.byteLength(fitted) > maxValueBytes) return tooLargeResult(sizeBytes, howToReadOn, requestId);
  const listed = cuts.slice(0, mostListed).join('; ');
  const others = cuts.length > mostListed ? `; and ${cuts.length - mostListed} more` : '';
  const note = `This result was too large and is shortened: ${listed}${others}. ${howToReadOn}`;
  return successResult(fitted, requestId, [...notes, note]);
}

const mostListed = 10;
