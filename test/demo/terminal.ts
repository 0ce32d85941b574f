import process from 'node:process';
import { styleText } from 'node:util';

/** Prints the progress of the demo: lines, and one progress line that is overwritten. */
export interface Terminal {
  line(text?: string): void;
  /** Overwrites the previous progress line on a terminal. Elsewhere prints each changed text as a new line. */
  progress(text: string): void;
  endProgress(): void;
  readonly columns: number;
}

export type Style = Parameters<typeof styleText>[0];

const maxColumns = 100;
const minColumns = 40;

export function openTerminal(output: NodeJS.WriteStream): Terminal {
  // Some terminals report 0 columns.
  const columns = Math.max(minColumns, Math.min(output.columns || maxColumns, maxColumns));
  let lastProgress = '';
  return {
    columns,
    line: (text = '') => void output.write(`${text}\n`),
    progress: (text) => {
      if (text === lastProgress) return;
      lastProgress = text;
      output.write(output.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    },
    endProgress: () => void (output.isTTY && lastProgress !== '' && output.write('\n')),
  };
}

/** Adds colour if standard output is a terminal with colours and NO_COLOR is not set. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** Wraps a text at word boundaries into lines that start with `indent` and fit the terminal. */
export function wrap(text: string, columns: number, indent: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let current = '';
    for (const word of paragraph.split(' ')) {
      const extended = current === '' ? word : `${current} ${word}`;
      if (current !== '' && indent.length + extended.length > columns) {
        lines.push(indent + current);
        current = word;
      } else current = extended;
    }
    return [...lines, indent + current];
  });
}
