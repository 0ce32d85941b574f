import ts from 'typescript';
import type { Finding } from './shape.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';
import type { TextFile } from './tracked-files.ts';

/** Private words that a newcomer cannot guess, each with the field's term. No declared name may contain them. */
const retiredWords: Readonly<Record<string, string>> = {
  admission: 'verification',
  courier: 'webhook client',
  entrance: 'tenant entry',
  happening: 'event',
  happenings: 'events',
  inquiries: 'provider lookups',
  inquiry: 'provider lookup',
  lookout: 'poller',
  misfit: 'schema error',
  misfits: 'schema errors',
  moody: 'unreliable',
  namesakes: 'what they share',
  newcomer: 'what is new',
  nudge: 'notify',
  nudges: 'notifications',
  parcel: 'request',
  patience: 'timeout or retry policy',
  spoilt: 'corrupt',
  untold: 'withheld',
  wish: 'criteria, options or request',
  wishes: 'criteria, options or requests',
};

/** Forms of names that say too little at the top level of a module. */
const retiredForms: readonly { readonly form: RegExp; readonly use: string }[] = [
  { form: /^(?:tell|told)(?:[A-Z]|$)/, use: 'format…, notify… or parse…' },
  { form: /^why[A-Z]/, use: '…Reason' },
  { form: /^(?:hold|held)[A-Z]/, use: 'lock…' },
  { form: /^(?:keep|kept)[A-Z]/, use: 'save… or stored…' },
  { form: /^take[A-Z]/, use: 'claim…' },
  { form: /^(?:most|longest|deepest)[A-Z]/, use: 'max…' },
  { form: /^usual[A-Z]/, use: 'default…' },
  { form: /^as[A-Z](?!cii)/, use: 'to…' },
  { form: /AtOnce$/, use: '…BatchSize or concurrency' },
  {
    form: /^(?:Passage|Way|Parts|Asking|Reading|Refusal|Commission|Desk|Court|Told|Losses)$/,
    use: 'see docs/decisions.md',
  },
  { form: /^(?:house|House|testHouse)$/, use: 'testService' },
];

const tests = /^test\/|\.test\.ts$/;

/** These folders are reworked next and keep their words until then. */
const exempt =
  /^(?:generated\/|test\/interface\/released\/|src\/store\/migrations\/|src\/domain\/(?:drafting|replies|answering)\/|src\/adapters\/composer\/)/;

/** Names of files and of what they declare that contain a retired word. */
export function retiredFindings({ path, text }: TextFile): Finding[] {
  if (exempt.test(path)) return [];
  const found = path.split(/[/.-]/).flatMap((part) => wordFinding(part, `${path}:1`));
  if (!/\.tsx?$/.test(path)) return found;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const node of nodesOf(tree)) {
    const name = declaredName(node);
    if (name === undefined) continue;
    const place = `${path}:${lineOf(tree, node.getStart(tree))}`;
    found.push(...name.split(/(?=[A-Z])|_/).flatMap((word) => wordFinding(word.toLowerCase(), place)));
    if (isTopLevel(node) && !tests.test(path)) found.push(...formFindings(name, place));
  }
  return found;
}

function wordFinding(word: string, place: string): Finding[] {
  return Object.hasOwn(retiredWords, word)
    ? [`${place} uses the word ${word}: say ${retiredWords[word]}`]
    : [];
}

function formFindings(name: string, place: string): Finding[] {
  return retiredForms.flatMap(({ form, use }) =>
    form.test(name) ? [`${place} declares ${name}: say ${use}`] : [],
  );
}

function declaredName(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node);
  return isDeclaration && node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function isTopLevel(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  return ts.isSourceFile(node.parent);
}
