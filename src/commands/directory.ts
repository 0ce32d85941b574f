import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { nearest } from '../domain/nearest.ts';
import { directoryColumns, type DirectoryColumn } from '../domain/own-directory/columns.ts';
import { UnreadableFile } from '../domain/own-directory/file-row.ts';
import type { ImportedFile, RowNote } from '../people/own-directory.ts';
import { withStore } from './database.ts';
import { CommandError, formatTime, print, printList, type OutputOptions } from './output.ts';

type Options = OutputOptions & { project: string };
type ColumnMap = ReadonlyMap<DirectoryColumn, string>;

/** Files of companies that a seller brings along, in which runs look first. */
export function defineDirectory(directory: Command): void {
  directory
    .command('import')
    .description(
      'take in a file of companies and people, CSV or NDJSON, in place of the one of the same name',
    )
    .argument('<file>', 'the file; its headers may be English, Finnish, Swedish or German')
    .requiredOption('--project <id>', 'the workspace')
    .option('--name <name>', 'what the file is called here, instead of its own name')
    .option(
      '--map <columns>',
      `columns by their headers, such as company=Firma: ${directoryColumns.join(', ')}`,
      parseColumnMap,
    )
    .option('--encoding <encoding>', 'such as windows-1252, where it is not recognised')
    .option('--json', 'answer one JSON object')
    .action(
      async (file: string, options: Options & { name?: string; map?: ColumnMap; encoding?: string }) => {
        const { project: projectId, name = path.basename(file), map: given = new Map(), encoding } = options;
        const { readCompanyFile } = await import('../adapters/directory/company-file.ts');
        const rows = readCompanyFile(file, encoding);
        const { importDirectoryFile } = await import('../people/own-directory.ts');
        const imported = await withStore((store) =>
          importDirectoryFile(store, { projectId, fileName: name, given }, rows),
        ).catch(throwCommandError);
        print(options, imported, formatImport(imported));
      },
    );
  directory
    .command('list')
    .description('list the files of a workspace')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'answer one JSON object')
    .action(async (options: Options) => {
      const { listDirectory } = await import('../people/own-directory.ts');
      const files = await withStore((store) => listDirectory(store, options.project));
      printList(options, { files }, files, ({ fileName, companies, people, importedAt }) => [
        formatTime(importedAt),
        `companies: ${companies}`,
        `people: ${people}`,
        fileName,
      ]);
    });
  directory
    .command('remove')
    .description('remove what a file brought')
    .argument('<name>', 'the file, as the list names it')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'answer one JSON object')
    .action(async (fileName: string, options: Options) => {
      const { project: projectId } = options;
      const { removeDirectory } = await import('../people/own-directory.ts');
      const companies = await withStore((store) => removeDirectory(store, { projectId, fileName }));
      print(options, { projectId, fileName, companies }, [`Removed ${fileName}. Companies: ${companies}.`]);
    });
}

/** `company=Firma,email=Sähköposti`. A comma inside a header is written twice. */
function parseColumnMap(text: string): ColumnMap {
  const entries = text.replaceAll(',,', '\0').split(',');
  return new Map(
    entries.map((entry) => {
      const [column = '', ...header] = entry.replaceAll('\0', ',').split('=');
      const known = directoryColumns.find((name) => name === column.trim());
      if (known === undefined) throw unknownColumnError(column.trim());
      if (header.join('=').trim() === '')
        throw new InvalidArgumentError(`Write ${column}= and a header of the file.`);
      return [known, header.join('=').trim()] as const;
    }),
  );
}

function unknownColumnError(column: string): InvalidArgumentError {
  const near = nearest(column, directoryColumns);
  return new InvalidArgumentError(`There is no column ${column}.${near ? ` Did you mean ${near}?` : ''}`);
}

function throwCommandError(error: unknown): never {
  throw error instanceof UnreadableFile ? new CommandError(error.message) : error;
}

/** More rows than these are counted; `--json` has them all. */
const maxShownRows = 20;

function formatImport(imported: ImportedFile): string[] {
  const { fileName, companies, people, replaced, columns, unread, refused, leftOut } = imported;
  const read = Object.entries(columns).map(([header, column]) =>
    header === column ? column : `${header} as ${column}`,
  );
  return [
    `${replaced ? 'Replaced' : 'Took in'} ${fileName}. Companies: ${companies}, people: ${people}.`,
    `Read ${read.join(', ')}.${unread.length > 0 ? ` Not read: ${unread.join(', ')}.` : ''}`,
    ...formatRowNotes('Refused', refused),
    ...formatRowNotes('Left out', leftOut),
  ];
}

function formatRowNotes(what: string, rows: readonly RowNote[]): string[] {
  const shown = rows.slice(0, maxShownRows).map(({ row, reason }) => `${what} in row ${row}: ${reason}`);
  const more = rows.length - shown.length;
  return more > 0 ? [...shown, `${what} in ${more} more rows; --json has all of them.`] : shown;
}
