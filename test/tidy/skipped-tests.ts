import ts from 'typescript';
import type { TextFile } from './tracked-files.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';

const tests = /\.test\.ts$/;
const conditional = /\.(?:skipIf|runIf)$/;

/** Finds conditional tests without a tag. A run reports skipped tests by their tags only. */
export function skippedTestFindings({ path }: TextFile, tree: ts.SourceFile): string[] {
  if (!tests.test(path)) return [];
  const nodes = nodesOf(tree);
  return nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) return [];
    if (!conditional.test(node.expression.expression.getText(tree))) return [];
    const options = optionsText(node.arguments[1], nodes, tree);
    if (/\btags: \[?['`]needs-/.test(options)) return [];
    const line = lineOf(tree, node.getStart(tree));
    return [`${path}:${line} skips a test without a needs- tag; see test/support/skipped-suites.ts`];
  });
}

/** The text of the options of a test, which may be the name of a constant of the same file. */
function optionsText(argument: ts.Node | undefined, nodes: readonly ts.Node[], tree: ts.SourceFile): string {
  if (argument === undefined || !ts.isIdentifier(argument)) return argument?.getText(tree) ?? '';
  const declaration = nodes.find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText(tree) === argument.text,
  );
  return declaration?.getText(tree) ?? '';
}
