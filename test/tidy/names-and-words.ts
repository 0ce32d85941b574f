import ts from 'typescript';
import type { Finding } from './shape.ts';
import type { TextFile } from './tracked-files.ts';

const vague = ['util', 'utils', 'helper', 'helpers', 'manager', 'managers', 'common', 'misc', 'stuff'];
const vagueFileWords = [...vague, 'shared'];

/** Files whose names tools or conventions prescribe. */
const conventionalNames =
  /^(\.[^/]+|\.ci\/run|[A-Z]+\.md|LICENSE|Dockerfile|test\/fixtures\/.*|generated\/.*|.*\/README\.md|.*\/_[^/]*)$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;

/** Checks the names of files, of folders and of what source files declare. */
export function nameFindings(file: TextFile): Finding[] {
  const parts = file.path.split('/');
  const found: Finding[] = [];
  if (!conventionalNames.test(file.path) && !parts.every((part) => kebabCase.test(part))) {
    found.push(`${file.path}:1 is not in kebab case`);
  }
  const vagueParts = parts.filter((part) =>
    vagueFileWords.some((word) => part.split(/[-._]/).includes(word)),
  );
  if (vagueParts.length > 0) found.push(`${file.path}:1 is named ${vagueParts.join(', ')}; name its purpose`);
  return [...found, ...declarationFindings(file)];
}

function declarationFindings({ path, text }: TextFile): Finding[] {
  if (!/\.tsx?$/.test(path) || path.startsWith('generated/')) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  for (const statement of tree.statements) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    for (const node of declared) {
      const name = (node as { name?: ts.Node }).name?.getText(tree) ?? '';
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
      if (words.some((word) => vague.includes(word)))
        found.push(`${path}:${line} declares ${name}, a vague name`);
    }
  }
  return found;
}

/** Each has an example that its pattern must match. The patterns are written so that they do not match this file. */
export const forbiddenWords: readonly { what: string; pattern: RegExp; example: string }[] = [
  {
    what: 'unfinished work',
    pattern: /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/,
    example: ['// TO', 'DO later'].join(''),
  },
  {
    what: 'an issue number',
    pattern: /\b(i[s]sue|t[i]cket|p[r]) ?#\d+|\b(closes|fixes) #\d+/i,
    example: ['see is', 'sue #12'].join(''),
  },
  {
    what: 'how it was written',
    pattern:
      /\b(p[r]evious|c[u]rrent|this|l[a]st) (coding |work )?s[e]ssion('s)? (added|changed|did|found|of work|wrote)\b/i,
    example: ['the previous ses', 'sion added this'].join(''),
  },
  {
    what: 'who wrote it',
    pattern:
      /\b(written|generated|made)[ -](by|with) (an? )?(A[I]|L[L]M|cl[a]ude|ch[a]tgpt|cop[i]lot|language m[o]del)\b/i,
    example: ['written by an A', 'I'].join(''),
  },
  { what: 'who wrote it', pattern: /\bco-auth[o]red-by:/i, example: ['Co-Autho', 'red-By: x'].join('') },
  {
    what: 'a registry host',
    pattern:
      /https?:\/\/[\w.-]*\b(registry|artif[a]ctory|verd[a]ccio|nexus|pypi|npm)\b[\w.-]*\.[a-z]{2,}[/:]/i,
    example: ['https://registry.', 'example.com/koa'].join(''),
  },
  {
    what: 'a path of one machine',
    pattern: /(^|[\s'"`(=:])\/(work|root|home|Users|mnt)\/[\w.-]+/m,
    example: ['cd /wo', 'rk/main'].join(''),
  },
];

/** Finds words that must not be published. */
export function wordFindings({ path, text }: TextFile): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      forbiddenWords
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what, pattern }) => `${path}:${index + 1} names ${what}: ${pattern.exec(line)![0].trim()}`),
    );
}
