import ts from 'typescript';

/** That a test shows how an operation answers with one of its declared errors, through every door. */
export interface Proof {
  readonly operation: string;
  readonly error: string;
}

/**
 * Finds the calls `proves(house, '<operation>', '<error>', …)` that stand in a test which runs. Only words that are
 * written out count, so that one can search for them; a call outside a test, or in one that is skipped, proves nothing.
 */
export function findProofs(path: string, text: string): Proof[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Proof[] = [];
  const visit = (node: ts.Node): void => {
    const proof = proofAt(node);
    if (proof && isAwaited(node) && isInRunningTest(node)) found.push(proof);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function proofAt(node: ts.Node): Proof | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'proves') return undefined;
  const [, operation, error] = node.arguments;
  if (!operation || !error || !ts.isStringLiteral(operation) || !ts.isStringLiteral(error)) return undefined;
  return { operation: operation.text, error: error.text };
}

/** What is not awaited may fail after its test has passed. */
function isAwaited({ parent }: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent) || ts.isPropertyAccessExpression(parent)) return isAwaited(parent);
  return ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || isArrowResult(parent);
}

const isArrowResult = (node: ts.Node): boolean => ts.isArrowFunction(node) && !ts.isBlock(node.body);

function isInRunningTest(node: ts.Node): boolean {
  const names = callsAround(node);
  const isLeftOut = names.some((name) => /\.(skip|todo|fails|skipIf|runIf)\b/.test(name));
  return !isLeftOut && names.some((name) => /^(test|it)\b/.test(name));
}

/** The calls that a node stands in as, or inside, an argument, as they are written: `test`, `describe.each(…)`. */
function callsAround(node: ts.Node): string[] {
  if (!node.parent) return [];
  const { parent } = node;
  const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
  return [...(isArgument ? [parent.expression.getText()] : []), ...callsAround(parent)];
}
