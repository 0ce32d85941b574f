import process from 'node:process';
import type { Command } from 'commander';
import { printProgress, warn } from './output.ts';
import { printableJson } from './printable.ts';

/**
 * `outreach upload FOLDER`: the files of a folder, but hidden ones and links; the answer is what `material.import`
 * takes as `files`.
 */
export function defineUpload(command: Command): void {
  command
    .argument('<folder>', 'a folder with one folder for each company')
    .option('--again', 'upload anew what was uploaded within the last day, instead of answering it as it was')
    .action(async (folder: string, { again = false }: { again?: boolean }) => {
      const { uploadFolder } = await import('./client/upload-folder.ts');
      const files = await uploadFolder(folder, { again, warn, printProgress });
      const json = JSON.stringify(files, null, process.stdout.isTTY ? 2 : 0);
      process.stdout.write(`${printableJson(json)}\n`);
    });
}
