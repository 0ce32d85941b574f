import { errors } from '../../../generated/contract/errors.ts';
import { toFlag } from '../flag-name.ts';
import type { ResolvedOperation } from './find-operation.ts';

/** The rest of an operation's help after its flags: costs, requirements, an example and its errors. */
export function formatManualPage({ fn, endpoint, entry, manual }: ResolvedOperation): string {
  if (!entry || !manual) return '';
  const { cost, conditional, example } = manual;
  const namedEndpoint = entry.id === fn ? undefined : endpoint;
  const keys = entry.sandbox ? 'any key' : 'a live key';
  const projectHint = 'projectId' in example ? ', where PROJECT is the id of a workspace' : '';
  const parts = [
    `Costs: ${cost ?? 'Nothing.'}`,
    `Needs: the scope ${entry.scope} and ${keys}.${conditional === null ? '' : ` ${conditional}`}`,
    `Example${projectHint}:\n  ${formatExample(fn, namedEndpoint, example)}`,
  ];
  if (entry.errors.length > 0) {
    const lines = entry.errors.map((name) => {
      const { code, summary, remedy } = errors[name];
      return `  ${code}: ${summary} ${remedy}`;
    });
    parts.push(`Errors:\n${lines.join('\n')}`);
  }
  parts.push(`All fields, including nested JSON: /docs/${manual.group}#${entry.id} of the service.`);
  return `\n${parts.join('\n\n')}`;
}

function formatExample(
  fn: string,
  endpoint: string | undefined,
  example: Readonly<Record<string, unknown>>,
): string {
  const flags = Object.entries(example).flatMap(([name, value]) => {
    const flag = toFlag(name);
    if (name === 'projectId') return [`${flag} "$PROJECT"`];
    if (typeof value === 'boolean') return [value ? flag : flag.replace('--', '--no-')];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      return value.map((item) => `${flag} ${quoteForShell(item)}`);
    return [`${flag} ${quoteForShell(typeof value === 'string' ? value : JSON.stringify(value))}`];
  });
  const endpointFlag = endpoint === undefined ? [] : [`--endpoint ${endpoint}`];
  return [`npx outreach call ${fn}`, ...endpointFlag, ...flags].join(' \\\n    ');
}

function quoteForShell(text: string): string {
  return /^[\w.,:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
