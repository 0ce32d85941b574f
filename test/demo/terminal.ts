import process from 'node:process';
import { styleText } from 'node:util';

/** Writes the account of the demo for a person: lines, and one line that is written over while something goes on. */
export interface Terminal {
  line(text?: string): void;
  /** On a terminal the line is replaced by the next one; elsewhere it is written where it says something new. */
  progress(text: string): void;
  endProgress(): void;
  readonly columns: number;
}

export type Style = Parameters<typeof styleText>[0];

const maxColumns = 100;
const minColumns = 40;

export function openTerminal(output: NodeJS.WriteStream): Terminal {
  // Some terminals say that they have no columns at all.
  const columns = Math.max(minColumns, Math.min(output.columns || maxColumns, maxColumns));
  let last = '';
  return {
    columns,
    line: (text = '') => void output.write(`${text}\n`),
    progress: (text) => {
      if (text === last) return;
      last = text;
      output.write(output.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    },
    endProgress: () => void (output.isTTY && last !== '' && output.write('\n')),
  };
}

/** Colours where the output is a terminal that shows them, and where NO_COLOR does not forbid it. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** Breaks a text into lines between words, each after `indent`, as wide as the terminal. */
export function wrap(text: string, columns: number, indent: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let current = '';
    for (const word of paragraph.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current !== '' && indent.length + longer.length > columns) {
        lines.push(indent + current);
        current = word;
      } else current = longer;
    }
    return [...lines, indent + current];
  });
}
