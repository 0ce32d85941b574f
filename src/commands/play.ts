import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { BrainAddArguments } from '../../generated/contract/types.ts';
import { ApiError } from '../domain/errors.ts';
import { formatCount } from '../domain/format-count.ts';
import { withStore } from './database.ts';
import type { TriedPlay } from '../people/plays.ts';
import { CommandError, formatEmptyList, print, type OutputOptions } from './output.ts';

interface Options extends OutputOptions {
  readonly project: string;
}

/** Plays of a workspace: suggested, completed by a person, added and tried. */
export function definePlay(play: Command): void {
  play
    .command('suggest')
    .description('print plays to complete, as JSON for `npx outreach play add`; stores nothing')
    .requiredOption('--project <id>', 'the workspace')
    .action(async ({ project }: Options) => {
      const { suggestPlaysFor } = await import('../people/plays.ts');
      const detect = await loadDetector();
      const suggested = await withStore((store) => suggestPlaysFor(store, project, detect));
      print({}, {}, JSON.stringify(suggested, null, 2).split('\n'));
    });
  play
    .command('add')
    .description('add the plays of a JSON file, all or none')
    .requiredOption('--project <id>', 'the workspace')
    .requiredOption('--json <file>', 'a play or a list of plays: {"title": …, "play": {…}}')
    .action(async ({ project, json }: { project: string; json: string }) => {
      const plays = await readPlays(json, project);
      const { addPlays } = await import('../people/plays.ts');
      const added = await withStore((store) => addPlays(store, project, plays));
      print({}, {}, [
        `Added ${formatCount(added.length, 'play')}.`,
        ...added.map(({ id, title }) => `${id}  ${title}`),
      ]);
    });
  play
    .command('try')
    .description('show which play a message to each lead would use, and why; writes nothing')
    .requiredOption('--project <id>', 'the workspace')
    .option('--lead <id>', 'only this lead, instead of the newest 50')
    .option('--campaign <id>', 'use the plays of this campaign first')
    .option('--json', 'print one JSON object')
    .action(async (options: Options & { lead?: string; campaign?: string }) => {
      const { project: projectId, lead: leadId, campaign: campaignId } = options;
      const { tryPlays } = await import('../people/plays.ts');
      const selection = {
        projectId,
        ...(leadId === undefined ? {} : { leadId }),
        ...(campaignId === undefined ? {} : { campaignId }),
      };
      const detect = await loadDetector();
      const tried = await withStore((store) => tryPlays(store, selection, detect));
      print(
        options,
        { leads: tried },
        tried.length === 0 ? [formatEmptyList(options)] : tried.flatMap(formatTried),
      );
    });
}

function formatTried({ leadId, company, play, reason, lines }: TriedPlay): string[] {
  return [
    `${company ?? 'A lead without a company'} (${leadId}): ${play === null ? 'no play' : play.title}`,
    `    ${reason}`,
    ...(lines === null ? [] : [`    Because: ${shown(lines.because)}`, `    Offer: ${shown(lines.offer)}`]),
  ];
}

function shown(line: string | null): string {
  return line ?? '(left out, because a slot is empty)';
}

async function loadDetector() {
  const { detectLanguage } = await import('../adapters/site/language.ts');
  return (text: string) => detectLanguage(text, null);
}

async function readPlays(file: string, projectId: string): Promise<readonly BrainAddArguments[]> {
  const { validate } = await import('../dispatch/validate.ts');
  const { registry } = await import('../../generated/contract/registry.ts');
  const entry = registry.get('mutate brain.add');
  if (entry?.kind !== 'operation') throw new Error('The registry has no operation brain.add.');
  return [readJson(file)].flat().map((item, index) => {
    if (typeof item !== 'object' || item === null)
      throw new CommandError(`${file}: play ${index + 1} is no object.`);
    try {
      return validate(entry, { ...item, type: 'play', projectId }) as BrainAddArguments;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new CommandError(`${file}: play ${index + 1} is invalid. ${error.message}`);
    }
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}
