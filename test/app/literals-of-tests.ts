import ts from 'typescript';

/** The string literals of each test of a file that runs, those of its table included. */
export function literalsOfTests(path: string, text: string): ReadonlySet<string>[] {
  const tests: Set<string>[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (/\.(skip|todo|fails|skipIf|runIf)\b/.test(name)) return;
    if (/^(test|it)\b/.test(name)) tests.push(literalsIn(node));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return tests;
}

function literalsIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isStringLiteralLike(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void literalsIn(child, found));
  return found;
}
