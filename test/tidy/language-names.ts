import ts from 'typescript';
import type { Finding } from './shape.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';
import type { TextFile } from './tracked-files.ts';

/** Code that must work for every language, so that a new pack in `src/languages` needs no change elsewhere. */
const engines = /^src\/(?:domain|adapters\/(?:composer|contact-search|site))\/.*\.ts$/;

const languageName = /finnish|swedish|german(?!y)/iu;
/** A code of a language in quotes, or as the key of an object. */
const languageCode = /^(?:en|fi|sv|de)$/u;
const otherLetters = /[äöåüß]/iu;
/** Frequent words that only one language has. */
const otherWords =
  /(?<!\p{L})(?:och|inte|för|från|eller|att|und|nicht|oder|für|kein|keine|mit|vom|ja|että|mutta|sekä|tai|eivät|ei)(?!\p{L})/iu;

/** Names of languages, and literals with words of one language, in code that must not know any language. */
export function languageFindings({ path, text }: TextFile): Finding[] {
  if (!engines.test(path) || path.endsWith('.test.ts')) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = nodesOf(tree).flatMap((node): Finding[] => {
    const reason = reasonAgainst(node, tree);
    return reason === null ? [] : [`${path}:${lineOf(tree, node.getStart(tree))} ${reason}`];
  });
  return found.slice(0, 1);
}

function reasonAgainst(node: ts.Node, tree: ts.SourceFile): string | null {
  if (ts.isIdentifier(node)) {
    if (languageName.test(node.text)) return `names a language: ${node.text}`;
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    return isKey && languageCode.test(node.text)
      ? `has the key ${node.text}: move its value to a pack`
      : null;
  }
  if (!isLiteral(node) || ts.isImportDeclaration(node.parent)) return null;
  const literal = node.getText(tree).slice(1, -1);
  if (isLocaleOfFormat(node)) return null;
  if (languageCode.test(literal)) return `has the code '${literal}': ask the pack instead`;
  if (otherLetters.test(literal) || otherWords.test(literal))
    return 'has words of a language: move them to a pack';
  return null;
}

/** Messages of the service are in English, so their numbers are too. */
function isLocaleOfFormat({ parent }: ts.Node): boolean {
  const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isCall && /\.toLocaleString$|^Intl\./u.test(parent.expression.getText());
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}
