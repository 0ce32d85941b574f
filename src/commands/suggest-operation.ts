import { nearestName } from '../domain/nearest-name.ts';
import { operationNames } from '../domain/operation-names.ts';

/**
 * Suggests the operation that an unknown command resembles, such as `leads`, `leads.list` or `lead list`. Empty if
 * there is none.
 */
export function suggestOperation([first = '', second]: readonly string[]): string {
  const inGroup = operationNames.filter((name) => name.startsWith(`${first}.`));
  const typed = second === undefined || first.includes('.') ? first : `${first}.${second}`;
  const nearest = typed.includes('.') ? nearestName(typed, operationNames) : undefined;
  const suggested = nearest ?? inGroup.find((name) => name === `${first}.list`) ?? inGroup[0];
  if (suggested === undefined) return '';
  const others = inGroup.length > 1 ? `. Operations of ${first}: ${inGroup.join(', ')}.` : '';
  return `To call an operation: npx outreach call ${suggested}${others}\n`;
}

/** True if the word is an operation or a group of operations, such as `leads`. */
export function isOperationOrGroup(word: string): boolean {
  return operationNames.some((name) => name === word || name.startsWith(`${word}.`));
}
