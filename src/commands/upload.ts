import process from 'node:process';
import type { Command } from 'commander';
import { printProgress, warn } from './output.ts';
import { printableJson } from '../domain/printable.ts';

/**
 * `outreach upload FOLDER`: uploads a folder's files, except hidden ones and links, and prints the `files` argument
 * of `material.import`.
 */
export function defineUpload(command: Command): void {
  command
    .argument('<folder>', 'folder with one subfolder per company')
    .option('--again', 'upload again what was already uploaded within the last day')
    .action(async (folder: string, { again = false }: { again?: boolean }) => {
      const { uploadFolder } = await import('./client/upload-folder.ts');
      const files = await uploadFolder(folder, { again, warn, printProgress });
      const json = JSON.stringify(files, null, process.stdout.isTTY ? 2 : 0);
      process.stdout.write(`${printableJson(json)}\n`);
    });
}
