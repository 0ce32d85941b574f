import type { CompletionWords } from './completion-words.ts';

/** The shells that a script can be written for. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/**
 * A script for the shell that completes commands, operations, flags and the words that some of them take. It holds all
 * of them, so that nothing is started for a press of a key. Names of files are completed where anything may stand, and
 * flags there once they are begun.
 */
export function buildCompletionScript(shell: Shell, { next, values, freeText }: CompletionWords): string {
  const { branch, frame } = shellSyntaxes[shell];
  const commandPaths = [...next.keys()].filter((place) => place !== 'outreach');
  const branches = (words: ReadonlyMap<string, readonly string[]>): string =>
    [...words].map(([place, following]) => branch([place], following.join(' '))).join('\n');
  const enumerated = new Map([...values].filter(([, following]) => following.length > 0));
  const freeTextFlags = [...values.keys()].filter((place) => !enumerated.has(place));
  const text = frame({
    commandPaths,
    values: [branches(enumerated), branch(freeTextFlags, '')].join('\n'),
    freeTextBranch: branch([...freeText], ''),
    next: branches(next),
  });
  return `# Completes outreach in ${shell}, as of when it was made by: npx outreach completion ${shell}\n${text}\n`;
}

interface ScriptParts {
  /** All that may stand on a line before the word to be completed, without flags. */
  readonly commandPaths: readonly string[];
  /** One branch for each flag that takes certain words alone, and one for all that take any. */
  readonly values: string;
  /** One branch for all places where flags are completed only once they are begun. */
  readonly freeTextBranch: string;
  /** One branch for each place. */
  readonly next: string;
}

interface ShellSyntax {
  branch(places: readonly string[], words: string): string;
  frame(parts: ScriptParts): string;
}

const quoteWords = (places: readonly string[], between: string): string =>
  places.map((place) => `'${place}'`).join(between);

const posixBranch = (places: readonly string[], words: string): string =>
  `    ${quoteWords(places, '|')}) found='${words}' ;;`;

/** What bash and zsh write alike: from the words before the one that is completed to those that may stand there. */
const posixSearch = (
  [before, last, current]: readonly [string, string, string],
  { commandPaths, values, freeTextBranch, next }: ScriptParts,
): string => `
  local place=outreach word found=''
  for word in ${before}; do
    case "$place $word" in
      ${quoteWords(commandPaths, '|')}) place="$place $word" ;;
    esac
  done
  case "$place ${last}" in
${values}
    *) case "$place" in
${next}
    esac
    [[ ${current} == -* ]] || case "$place" in
${freeTextBranch}
    esac ;;
  esac`;

const shellSyntaxes: Readonly<Record<Shell, ShellSyntax>> = {
  bash: {
    branch: posixBranch,
    frame: (parts) => `_outreach() {${posixSearch(
      ['"${COMP_WORDS[@]:1:COMP_CWORD-1}"', '${COMP_WORDS[COMP_CWORD-1]}', '"${COMP_WORDS[COMP_CWORD]}"'],
      parts,
    )}
  COMPREPLY=($(compgen -W "$found" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _outreach outreach`,
  },
  zsh: {
    branch: posixBranch,
    frame: (parts) => `_outreach() {${posixSearch(
      ['"${(@)words[2,CURRENT-1]}"', '${words[CURRENT-1]}', '"${words[CURRENT]}"'],
      parts,
    )}
  compadd -- \${=found} || _files
}
compdef _outreach outreach`,
  },
  fish: {
    branch: (places, words) => {
      const answer = words === '' ? '' : `      string split ' ' -- '${words}'\n`;
      return `    case ${quoteWords(places, ' ')}\n${answer}      return`;
    },
    frame: ({ commandPaths, values, freeTextBranch, next }) => `function __outreach_words
  set -l before (commandline -opc)
  set -l place outreach
  for word in $before[2..]
    switch "$place $word"
      case ${quoteWords(commandPaths, ' ')}
        set place "$place $word"
    end
  end
  switch "$place $before[-1]"
${values}
  end
  string match -q -- '-*' (commandline -ct); or switch "$place"
${freeTextBranch}
  end
  switch "$place"
${next}
  end
end
complete -c outreach -f -n 'string match -q -- (commandline -ct)"*" (__outreach_words)' -a '(__outreach_words)'`,
  },
};
