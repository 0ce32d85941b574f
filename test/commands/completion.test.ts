import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shells, type Shell } from '../../src/commands/completion-scripts.ts';
import { testPrograms, repository, startTimeoutMs } from './program.ts';

const { run, folder } = testPrograms();

const isInstalled = (shell: Shell): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

/** Builds a shell command that loads the script and prints the completions of the last word, one per line. */
const completionCommand: Readonly<Record<Shell, (script: string, words: readonly string[]) => string>> = {
  bash: (script, words) =>
    `. ${script}; COMP_WORDS=(${words.map(inQuotes).join(' ')}); COMP_CWORD=${words.length - 1}; _outreach;
    printf '%s\\n' "\${COMPREPLY[@]}"; [ -n "$COMPREPLY" ] || compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"`,
  // The functions of zsh work only at a prompt, so this stand-in filters the words by the prefix to complete.
  zsh: (script, words) =>
    `compdef() { :; }; _files() { print -l -- $words[CURRENT]*(N); }; . ${script}
    compadd() { shift; local fit=(\${(M)@:#$words[CURRENT]*}); print -l -- $fit; (( $#fit )); }
    words=(${words.map(inQuotes).join(' ')}); CURRENT=${words.length}; _outreach`,
  fish: (script, words) => `source ${script}; complete -C ${inQuotes(words.join(' '))}`,
};

const inQuotes = (text: string): string => `'${text}'`;

describe.each(shells)('in %s', (shell) => {
  const skipped = isInstalled(shell) ? '' : ` (skipped: ${shell} is not installed)`;
  test.skipIf(skipped !== '')(
    `completes commands, operations, flags and words${skipped}`,
    { timeout: startTimeoutMs, tags: `needs-${shell}` },
    async () => {
      const generated = await run(['completion', shell], {});
      expect(generated).toMatchObject({ status: 0, stderr: '' });
      const script = path.join(folder(), 'script');
      writeFileSync(script, generated.stdout);
      const files = folder();
      mkdirSync(path.join(files, 'Prospects'));
      writeFileSync(path.join(files, 'mail.eml'), '');
      const complete = (...words: string[]): string[] => {
        const { stdout, stderr } = spawnSync(shell, ['-c', completionCommand[shell](script, words)], {
          encoding: 'utf8',
          cwd: files,
        });
        expect(stderr).toBe('');
        return stdout.split('\n').filter(Boolean);
      };
      expect(complete('outreach', 'comp')).toEqual(['completion']);
      expect(complete('outreach', 'help', 'comp')).toEqual(['completion']);
      expect(complete('outreach', 'completion', 'b')).toEqual(['bash']);
      expect(complete('outreach', 'key', 're')).toEqual(['revoke']);
      expect(complete('outreach', 'key', 'create', '--mo')).toEqual(['--mode']);
      expect(complete('outreach', 'key', 'create', '--org', 'org_1', '--mode', '').toSorted()).toEqual([
        'live',
        'test',
      ]);
      expect(complete('outreach', 'call', 'leads.li')).toEqual(['leads.list']);
      expect(complete('outreach', 'call', 'leads.list', '--project-id', 'x', '--has').toSorted()).toEqual([
        '--has-email',
      ]);
      expect(complete('outreach', 'call', 'leads.list', '--output', 'l')).toEqual(['lines']);
      expect(complete('outreach', 'call', 'drafts.update', '--chan')).toEqual([]);
      const all = ['Prospects', 'mail.eml'];
      const names = (...words: string[]) =>
        complete(...words)
          .map((name) => name.replace(/\/$/, ''))
          .toSorted();
      expect(names('outreach', 'upload', '')).toEqual(all);
      expect(names('outreach', 'upload', 'Pro')).toEqual(['Prospects']);
      expect(complete('outreach', 'upload', '--a')).toEqual(['--again']);
      expect(names('outreach', 'backup', '--to', 'm')).toEqual(['mail.eml']);
      expect(names('outreach', 'inbox', 'receive', '--project', '')).toEqual(all);
      expect(names('outreach', 'call', 'leads.list', '--project-id', '')).toEqual(all);
      expect(complete('outreach', 'call', 'leads.list', '--project-id', 'x', '')).toContain('--has-email');
      expect(complete('outreach', 'inbox', 'receive', '--mbox', '')).toContain('--project');
      expect(complete('outreach', 'call', 'le')).toContain('leads.list');
    },
  );
});

test(
  'the lines in the guide load the completion and an alias in bash',
  { timeout: startTimeoutMs },
  async () => {
    const guide = readFileSync(path.join(repository, 'docs', 'guides', '15-command-line.md'), 'utf8');
    const [, guideLines = ''] = /^```bash\n(.*?)^```$/ms.exec(guide) ?? [];
    const programs = path.join(repository, 'node_modules', '.bin');
    const read = `shopt -s expand_aliases; PATH="${programs}:$PATH"; ${guideLines}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${read}complete -p outreach; alias outreach`], {
      encoding: 'utf8',
      cwd: repository,
    });
    expect([stderr, stdout]).toEqual([
      '',
      "complete -o default -F _outreach outreach\nalias outreach='npx outreach'\n",
    ]);
  },
);

test('rejects a shell without a completion script', async () => {
  expect(await run(['completion', 'tcsh'], {})).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Allowed choices are bash, zsh, fish.'),
  });
});
