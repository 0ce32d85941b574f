import { jsonContent, mappingAt, type Document } from './document.ts';

/** The statuses that whatever needs a key may refuse with. */
export const refusalStatuses: readonly string[] = ['400', '401', '403', '429', '500'];

/** Complains about answers of an operation that are missing, or that the interface does not have. */
export function checkResponses(
  document: Document,
  operation: Record<string, unknown>,
  due: readonly string[],
  complain: (complaint: string) => void,
): void {
  const responses = mappingAt(operation, 'responses');
  const missing = due.filter((status) => !jsonContent(document, responses[status]));
  if (missing.length > 0) complain(`the responses ${missing.join(', ')} are missing`);
  const other = Object.keys(responses).filter((status) => !due.includes(status) && status !== '200');
  if (other.length > 0) complain(`the responses ${other.join(', ')} are none of the interface`);
}
