import ts from 'typescript';
import type { TextFile } from './tracked-files.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';

const tests = /^test\/|\.test\.ts$/;
const negativeMatcher = /\.not\s*\.to(?:Match|Contain)$/;
/** An entire reply or a JSON text, which contain ids. */
const hasIds = /JSON\.stringify\(|\b(?:reply|response|answer)\.text\b/;
/** Ids consist of such characters: in a hundred ids, a given word of four appears about once in 600 runs. */
const shortWord = /^[0-9a-z]{1,4}$/i;
const freePortFile = 'test/support/free-port.ts';

/** Finds tests that fail by chance: a short word that an id may contain, or a port that another process may take. */
export function flakinessFindings({ path }: TextFile, tree: ts.SourceFile): string[] {
  if (!tests.test(path)) return [];
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const called = node.expression.getText(tree);
    const location = `${path}:${lineOf(tree, node.getStart(tree))}`;
    if (called === 'findPort' && path !== freePortFile)
      return [`${location} uses a port that another process may take meanwhile; see ${freePortFile}`];
    if (!negativeMatcher.test(called) || !hasIds.test(called)) return [];
    return searchedWords(node.arguments[0])
      .filter((word) => shortWord.test(word))
      .map((word) => `${location} looks for ${word} in a text whose ids may contain it`);
  });
}

function searchedWords(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [];
  if (ts.isStringLiteral(argument)) return [argument.text];
  if (!ts.isRegularExpressionLiteral(argument)) return [];
  return argument.text.slice(1, argument.text.lastIndexOf('/')).split('|');
}
