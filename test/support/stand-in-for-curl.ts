import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a PATH that contains `curl`. On a machine without curl, it writes a substitute to the folder that supports
 * the options the documentation uses.
 */
export function pathWithCurl(folder: string): string {
  const { PATH = '' } = process.env;
  if (!spawnSync('curl', ['--version']).error) return PATH;
  const file = path.join(folder, 'curl');
  writeFileSync(file, program);
  chmodSync(file, 0o755);
  return `${folder}${path.delimiter}${PATH}`;
}

const program = `#!${process.execPath}
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    get: { type: 'boolean', short: 'G' },
    request: { ...text, short: 'X' },
    header: { ...text, short: 'H', multiple: true },
    data: { ...text, short: 'd' },
    'data-binary': text,
    'data-urlencode': { ...text, multiple: true },
    'dump-header': { ...text, short: 'D' },
    output: { ...text, short: 'o' },
  },
});
const url = new URL(positionals[0]);
for (const pair of values['data-urlencode'] ?? []) {
  const [name, ...value] = pair.split('=');
  url.searchParams.append(name, value.join('='));
}
const headers = (values.header ?? []).map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]);
const file = values['data-binary']?.slice(1);
const body = file === undefined ? values.data : readFileSync(file);
const method = values.request ?? (body === undefined ? 'GET' : 'POST');
fetch(url, { method, headers, body }).then(async (response) => {
  if (values['dump-header']) for (const [name, value] of response.headers) console.log(name + ': ' + value);
  const body = await response.text();
  if (values.output === undefined) process.stdout.write(body);
});
`;
