import ts from 'typescript';
import type { Finding } from './shape.ts';
import { lineOf, nodesOf } from './syntax-tree.ts';
import type { TextFile } from './tracked-files.ts';

/** Private words, each with the field's term. No declared name may contain them. */
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
  namesakes: 'what they have in common',
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

/** Forms of names that are too vague at the top level of a module. */
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

/** Turns of phrase that a reader has to read twice, in comments, messages and documents. */
const retiredPhrases: readonly { readonly form: RegExp; readonly use: string }[] = [
  { form: /\bwho(?:m)?ever\b/i, use: 'the noun: a caller that, the process that' },
  { form: /\bhowever (?:many|much|long|often|deep)\b/i, use: 'any number of, at any depth' },
  { form: /\b(?:be|is|are|was|were) told\b/i, use: 'reported, notified or returned' },
  { form: /\bcomes? to the same\b/i, use: 'has the same result' },
  { form: /\bmust not be written to\b/i, use: 'suppressed' },
  { form: /\ball the same[.,;]/i, use: 'nevertheless, or leave it out' },
  { form: /\banew\b/i, use: 'again' },
  { form: /\bat least 1 characters\b/i, use: 'must not be empty' },
  {
    form: /\b(?:bygone|happenings|lookout|misfits?|namesakes|nudges?|spoilt|untold)\b/i,
    use: 'the term of docs/decisions.md',
  },
];

const tests = /^test\/|\.test\.ts$/;

/** These folders are not checked: they are generated, frozen, or still to be renamed. */
const exempt =
  /^(?:generated\/|test\/interface\/released\/|src\/store\/migrations\/|src\/domain\/drafting\/|src\/adapters\/composer\/)/;

const prose = /\.(?:md|yaml|ts)$/;
/** These files quote other people, retired words or both. */
const quotes =
  /(?:^|\/)(?:fixtures|tidy)\/|^test\/(?:replies|enquiries)\/|^src\/domain\/own-directory\/columns|^docs\/decisions\.md$/;

/** Retired words in the names of files and of what they declare, and retired phrases in prose. */
export function retiredFindings({ path, text }: TextFile): Finding[] {
  if (exempt.test(path)) return [];
  return [...phraseFindings({ path, text }), ...nameFindings({ path, text })];
}

function phraseFindings({ path, text }: TextFile): Finding[] {
  if (!prose.test(path) || quotes.test(path)) return [];
  return text.split('\n').flatMap((line, index) =>
    retiredPhrases.flatMap(({ form, use }) => {
      const found = form.exec(line)?.[0];
      return found === undefined ? [] : [`${path}:${index + 1} says "${found}": say ${use}`];
    }),
  );
}

function nameFindings({ path, text }: TextFile): Finding[] {
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
