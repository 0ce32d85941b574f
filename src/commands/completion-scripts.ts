import type { CompletingWords } from './completing-words.ts';

/** The shells that a script can be written for. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/**
 * A script for the shell that completes commands, operations, flags and the words that some of them take. It holds all
 * of them, so that nothing is started for a press of a key. Names of files are completed where anything may stand, and
 * flags there once they are begun.
 */
export function completionScript(shell: Shell, { next, values, open }: CompletingWords): string {
  const { branch, frame } = forms[shell];
  const places = [...next.keys()].filter((place) => place !== 'outreach');
  const branches = (words: ReadonlyMap<string, readonly string[]>): string =>
    [...words].map(([place, following]) => branch([place], following.join(' '))).join('\n');
  const certain = new Map([...values].filter(([, following]) => following.length > 0));
  const free = [...values.keys()].filter((place) => !certain.has(place));
  const text = frame({
    places,
    values: [branches(certain), branch(free, '')].join('\n'),
    begun: branch([...open], ''),
    next: branches(next),
  });
  return `# Completes outreach in ${shell}, as of when it was made by: npx outreach completion ${shell}\n${text}\n`;
}

interface Parts {
  /** All that may stand on a line before the word to be completed, without flags. */
  readonly places: readonly string[];
  /** One branch for each flag that takes certain words alone, and one for all that take any. */
  readonly values: string;
  /** One branch for all places where flags are completed only once they are begun. */
  readonly begun: string;
  /** One branch for each place. */
  readonly next: string;
}

interface Form {
  branch(places: readonly string[], words: string): string;
  frame(parts: Parts): string;
}

const quoted = (places: readonly string[], between: string): string =>
  places.map((place) => `'${place}'`).join(between);

const posixBranch = (places: readonly string[], words: string): string =>
  `    ${quoted(places, '|')}) found='${words}' ;;`;

/** What bash and zsh write alike: from the words before the one that is completed to those that may stand there. */
const posixSearch = (
  [before, last, current]: readonly [string, string, string],
  { places, values, begun, next }: Parts,
): string => `
  local place=outreach word found=''
  for word in ${before}; do
    case "$place $word" in
      ${quoted(places, '|')}) place="$place $word" ;;
    esac
  done
  case "$place ${last}" in
${values}
    *) case "$place" in
${next}
    esac
    [[ ${current} == -* ]] || case "$place" in
${begun}
    esac ;;
  esac`;

const forms: Readonly<Record<Shell, Form>> = {
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
    branch: (places, words) =>
      `    case ${quoted(places, ' ')}\n${words === '' ? '' : `      string split ' ' -- '${words}'\n`}      return`,
    frame: ({ places, values, begun, next }) => `function __outreach_words
  set -l before (commandline -opc)
  set -l place outreach
  for word in $before[2..]
    switch "$place $word"
      case ${quoted(places, ' ')}
        set place "$place $word"
    end
  end
  switch "$place $before[-1]"
${values}
  end
  string match -q -- '-*' (commandline -ct); or switch "$place"
${begun}
  end
  switch "$place"
${next}
  end
end
complete -c outreach -f -n 'string match -q -- (commandline -ct)"*" (__outreach_words)' -a '(__outreach_words)'`,
  },
};
