import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { nearest } from '../domain/nearest.ts';
import { directoryColumns, type DirectoryColumn } from '../domain/language-pack/contact-words.ts';
import { UnreadableFile } from '../domain/own-directory/file-row.ts';
import type { ImportedFile, RowNote } from '../application/own-directory/import.ts';
import { withStore } from './database.ts';
import { CommandError, formatTime, print, printList, type OutputOptions } from './output.ts';

type Options = OutputOptions & { project: string };
type ColumnMap = ReadonlyMap<DirectoryColumn, string>;

/** Company files of a customer, which runs search first. */
export function defineDirectory(directory: Command): void {
  directory
    .command('import')
    .description('import a file of companies and people, CSV or NDJSON; replaces the file of the same name')
    .argument('<file>', 'file; its headers may be English, Finnish, Swedish or German')
    .requiredOption('--project <id>', 'the workspace')
    .option('--name <name>', 'name for the file, instead of its own')
    .option(
      '--map <columns>',
      `map columns to headers, such as company=Firma: ${directoryColumns.join(', ')}`,
      parseColumnMap,
    )
    .option('--encoding <encoding>', 'encoding, such as windows-1252, if it is not detected')
    .option('--json', 'print one JSON object')
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
    .option('--json', 'print one JSON object')
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
    .description('remove the data of a file')
    .argument('<name>', 'file name, as listed')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'print one JSON object')
    .action(async (fileName: string, options: Options) => {
      const { project: projectId } = options;
      const { removeDirectory } = await import('../people/own-directory.ts');
      const companies = await withStore((store) => removeDirectory(store, { projectId, fileName }));
      print(options, { projectId, fileName, companies }, [`Removed ${fileName}. Companies: ${companies}.`]);
    });
}

/** For example `company=Firma,email=Sähköposti`. Two commas in a row mean one comma inside a header. */
function parseColumnMap(text: string): ColumnMap {
  const entries = text.replaceAll(',,', '\0').split(',');
  return new Map(
    entries.map((entry) => {
      const [column = '', ...header] = entry.replaceAll('\0', ',').split('=');
      const known = directoryColumns.find((name) => name === column.trim());
      if (known === undefined) throw unknownColumnError(column.trim());
      if (header.join('=').trim() === '')
        throw new InvalidArgumentError(`Use ${column}= followed by a header of the file.`);
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

/** Further rows are only counted; `--json` prints all. */
const maxShownRows = 20;

function formatImport(imported: ImportedFile): string[] {
  const { fileName, companies, people, suppressed, replaced, columns, unread, refused, leftOut } = imported;
  const read = Object.entries(columns).map(([header, column]) =>
    header === column ? column : `${header} as ${column}`,
  );
  return [
    `${replaced ? 'Replaced' : 'Imported'} ${fileName}. Companies: ${companies}, people: ${people}.`,
    `Read ${read.join(', ')}.${unread.length > 0 ? ` Ignored: ${unread.join(', ')}.` : ''}`,
    ...(suppressed > 0 ? [`Left out people with a suppressed address: ${suppressed}.`] : []),
    ...formatRowNotes('Refused', refused),
    ...formatRowNotes('Skipped', leftOut),
  ];
}

function formatRowNotes(what: string, rows: readonly RowNote[]): string[] {
  const shown = rows.slice(0, maxShownRows).map(({ row, reason }) => `${what} in row ${row}: ${reason}`);
  const more = rows.length - shown.length;
  return more > 0 ? [...shown, `${what} in ${more} more rows; --json lists all of them.`] : shown;
}
