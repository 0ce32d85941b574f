import ts from 'typescript';
import type { TextFile } from './tracked-files.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';

const tests = /^test\/|\.test\.ts$/;
const negativeMatcher = /\.not\s*\.to(?:Match|Contain)$/;
/** A whole reply, or things as JSON, with their ids. */
const hasIds = /JSON\.stringify\(|\b(?:reply|response|answer)\.text\b/;
/** Ids are made of such characters, and a hundred of them hold a certain four in one of six hundred runs. */
const shortWord = /^[0-9a-z]{1,4}$/i;
const freePortFile = 'test/support/free-port.ts';

/** What fails once in many runs: a short word looked for where an id may hold it, or a port that others may get. */
export function flakinessFindings({ path }: TextFile, tree: ts.SourceFile): string[] {
  if (!tests.test(path)) return [];
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const called = node.expression.getText(tree);
    const place = `${path}:${lineOf(tree, node.getStart(tree))}`;
    if (called === 'findPort' && path !== freePortFile)
      return [`${place} takes a port that others may be given meanwhile; see ${freePortFile}`];
    if (!negativeMatcher.test(called) || !hasIds.test(called)) return [];
    return searchedWords(node.arguments[0])
      .filter((word) => shortWord.test(word))
      .map((word) => `${place} looks for ${word} in a text that may hold it in an id`);
  });
}

function searchedWords(looked: ts.Expression | undefined): string[] {
  if (looked === undefined) return [];
  if (ts.isStringLiteral(looked)) return [looked.text];
  if (!ts.isRegularExpressionLiteral(looked)) return [];
  return looked.text.slice(1, looked.text.lastIndexOf('/')).split('|');
}
