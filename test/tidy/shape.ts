import ts from 'typescript';
import { flakinessFindings } from './flaky-tests.ts';
import { skippedTestFindings } from './skipped-tests.ts';
import type { TextFile } from './tracked-files.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';

/** A problem and its location, as one line: `path:line problem`. */
export type Finding = string;

const maxLineLength = 120;
const maxFileLines = 400;
const maxFunctionLines = 90;

/** A regular expression is not split: a line that contains nothing else may be longer. */
const wholePattern = /^\s*(?:String\.raw`|\/(?![/*]))/;

const source = /\.(ts|tsx|js|mjs|cjs)$/;
const exempt = /^(generated\/|src\/store\/migrations\/|test\/fixtures\/|test\/interface\/released\/)/;
const test = /\.test\.tsx?$/;
/** Tests grow with what they cover, so only their lines are measured. */
const exemptFile = /^test\/|\.test\.tsx?$/;

/**
 * Checks the lengths of lines, files and functions, re-exports, split patterns, use of the clock, tests that fail by
 * chance, and tests that a run would skip without a report.
 */
export function shapeFindings(file: TextFile): Finding[] {
  if (!source.test(file.path) || exempt.test(file.path)) return [];
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  return [
    ...lengthFindings(file),
    ...functionFindings(file, tree),
    ...barrelFindings(file, tree),
    ...patternFindings(file, tree),
    ...clockFindings(file, tree),
    ...flakinessFindings(file, tree),
    ...skippedTestFindings(file, tree),
  ];
}

/** A pack grows with the words that it knows, and a list of words reads better without breaks in odd places. */
const pack = /^src\/(?:languages\/(?!notation\/)|domain\/language-pack\/)/;

function lengthFindings({ path, text }: TextFile): Finding[] {
  if (pack.test(path)) return [];
  const lines = text.split('\n');
  const long = lines.flatMap((line, index) =>
    line.length > maxLineLength && !wholePattern.test(line)
      ? [`${path}:${index + 1} line of ${line.length} characters (at most ${maxLineLength})`]
      : [],
  );
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (count > maxFileLines && !exemptFile.test(path))
    long.push(`${path}:1 file of ${count} lines (at most ${maxFileLines})`);
  return long;
}

function functionFindings({ path }: TextFile, tree: ts.SourceFile): Finding[] {
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || isSuite(node)) return [];
    const first = lineOf(tree, node.getStart(tree));
    const count = lineOf(tree, node.getEnd()) - first + 1;
    return count > maxFunctionLines
      ? [`${path}:${first} function of ${count} lines (at most ${maxFunctionLines})`]
      : [];
  });
}

/** A function passed to `describe` only groups tests, and each test is measured separately. */
function isSuite(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText());
}

/** The entry points of the published package; they only list its exports. */
const entryPoints = new Set(['sdk/outreach-sdk.ts', 'sdk/webhooks.ts']);

function barrelFindings({ path }: TextFile, tree: ts.SourceFile): Finding[] {
  if (entryPoints.has(path)) return [];
  const found = tree.statements
    .filter((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
    .map((statement) => `${path}:${lineOf(tree, statement.getStart(tree))} re-exports another module`);
  if (/(^|\/)index\.[a-z]+$/.test(path)) found.push(`${path}:1 is named index: name a file for its content`);
  return found;
}

function clockFindings({ path }: TextFile, tree: ts.SourceFile): Finding[] {
  if (!path.startsWith('src/domain/') || test.test(path)) return [];
  return nodesOf(tree).flatMap((node) => {
    const isNow =
      (ts.isNewExpression(node) && node.expression.getText(tree) === 'Date' && !node.arguments?.length) ||
      (ts.isCallExpression(node) && node.expression.getText(tree) === 'Date');
    return isNow
      ? [`${path}:${lineOf(tree, node.getStart(tree))} reads the clock: pass the time as an argument`]
      : [];
  });
}

/** If a pattern is joined from several parts, each part must be a valid pattern, so that it can be read alone. */
function patternFindings({ path }: TextFile, tree: ts.SourceFile): Finding[] {
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText(tree) !== 'String.raw') return [];
    if (!ts.isArrayLiteralExpression(node.parent) || !isJoined(node.parent, tree)) return [];
    if (isPattern(patternText(node.template))) return [];
    return [`${path}:${lineOf(tree, node.getStart(tree))} splits a pattern in its middle`];
  });
}

function isJoined(array: ts.ArrayLiteralExpression, tree: ts.SourceFile): boolean {
  return ts.isPropertyAccessExpression(array.parent) && array.parent.name.getText(tree) === 'join';
}

/** Interpolated values are complete patterns, so a letter can represent them. */
function patternText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? '';
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.map(({ rawText }) => rawText ?? '').join('x');
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
