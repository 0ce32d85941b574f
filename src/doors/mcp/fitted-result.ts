import { maxValueBytes, shorten } from './fit-result.ts';
import { successResult } from './tool-result.ts';

/**
 * The result with this value, which is JSON. One that is too large for an agent is shortened, and a note says where,
 * and by `howToReadWhole` what answers it whole.
 */
export function fittedResult(
  value: string,
  requestId: string,
  howToReadWhole: string,
  notes: readonly string[] = [],
): string {
  if (Buffer.byteLength(value) <= maxValueBytes) return successResult(value, requestId, notes);
  const { value: shortened, cuts } = shorten(JSON.parse(value));
  const listed = cuts.slice(0, mostListed).join('; ');
  const others = cuts.length > mostListed ? `; and ${cuts.length - mostListed} more` : '';
  const note =
    `This result was too large and is shortened: ${listed}${others}. ` +
    `The whole is answered over HTTP with the same key: ${howToReadWhole}.`;
  return successResult(JSON.stringify(shortened), requestId, [...notes, note]);
}

const mostListed = 10;
