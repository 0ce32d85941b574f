import { nearestName } from '../domain/nearest-name.ts';
import { operationNames } from '../domain/operation-names.ts';

/**
 * How to call the operation that the words of an unknown command sound like, such as `leads`, `leads.list` or
 * `lead list`. Empty where they sound like none.
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

/** Whether operations are called by the word or begin with it, as those of `leads` do. */
export function isOperationOrGroup(word: string): boolean {
  return operationNames.some((name) => name === word || name.startsWith(`${word}.`));
}
