import ts from 'typescript';

/** An operation and a declared error that a test provokes through every door. */
export interface ErrorCheck {
  readonly operation: string;
  readonly error: string;
}

/**
 * Finds calls of `expectError(service, '<operation>', '<error>', …)` and `expectUploadError` in tests that run. Only
 * string literals count, so that they can be searched for. Calls outside tests or in skipped tests do not count.
 */
export function findErrorChecks(path: string, text: string): ErrorCheck[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: ErrorCheck[] = [];
  const visit = (node: ts.Node): void => {
    const check = errorCheckAt(node);
    if (check && isAwaited(node) && isInRunningTest(node)) found.push(check);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const checkers = ['expectError', 'expectUploadError'];

function errorCheckAt(node: ts.Node): ErrorCheck | undefined {
  if (!ts.isCallExpression(node) || !checkers.includes(node.expression.getText())) return undefined;
  const [, operation, error] = node.arguments;
  if (!operation || !error || !ts.isStringLiteral(operation) || !ts.isStringLiteral(error)) return undefined;
  return { operation: operation.text, error: error.text };
}

/** A promise that is not awaited may reject after its test has passed. */
function isAwaited({ parent }: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent) || ts.isPropertyAccessExpression(parent)) return isAwaited(parent);
  return ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || isArrowResult(parent);
}

const isArrowResult = (node: ts.Node): boolean => ts.isArrowFunction(node) && !ts.isBlock(node.body);

function isInRunningTest(node: ts.Node): boolean {
  const names = callsAround(node);
  const isSkipped = names.some((name) => /\.(skip|todo|fails|skipIf|runIf)\b/.test(name));
  return !isSkipped && names.some((name) => /^(test|it)\b/.test(name));
}

/** The callees of all calls that have the node in an argument, as source text: `test`, `describe.each(…)`. */
function callsAround(node: ts.Node): string[] {
  if (!node.parent) return [];
  const { parent } = node;
  const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
  return [...(isArgument ? [parent.expression.getText()] : []), ...callsAround(parent)];
}
