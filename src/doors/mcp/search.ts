import type { OwnToolForms } from '../../../generated/contract/tools.ts';
import { errors } from '../../../generated/contract/errors.ts';
import { Refusal } from '../../domain/errors.ts';
import { fold } from '../../domain/folding.ts';
import {
  findThings,
  type FoundThing,
  type SoughtWord,
  type ThingKind,
} from '../../store/queries/search-things.ts';
import type { Reading } from '../../store/store.ts';

const mostResults = 20;
const mostWords = 8;

/**
 * Finds leads, workspaces, Brain items and runs by words. What holds most of them comes first; what holds less than
 * half as many is left out.
 */
export async function search(
  reading: Reading,
  { query, projectId }: OwnToolForms['search']['args'],
): Promise<OwnToolForms['search']['value']> {
  const found = await findThings(reading, readWords(query), projectId, mostResults);
  if (!found) {
    const { summary, remedy } = errors.project_not_found;
    throw new Refusal('project_not_found', `${summary} ${remedy}`, { param: 'projectId' });
  }
  const best = Math.max(...found.map(({ score }) => score));
  const results = found
    .filter(({ score }) => score * 2 >= best)
    .sort((one, other) => other.score - one.score || order[one.kind] - order[other.kind])
    .slice(0, mostResults)
    .map((thing) => ({ id: thing.id, title: titleOf(thing), url: urlOf(reading, thing) }));
  return { results };
}

/** Where people see a thing in the app. */
export function urlOf(
  reading: Reading,
  { kind, id, projectId }: Omit<FoundThing, 'title' | 'score'>,
): string {
  if (kind === 'brain') return reading.appAddress('projects', projectId, 'brain', id);
  return reading.appAddress(folders[kind], id);
}

const folders = { project: 'projects', run: 'runs', lead: 'leads' };
const order: Readonly<Record<ThingKind, number>> = { project: 0, run: 1, brain: 2, lead: 3 };
const names: Readonly<Record<ThingKind, string>> = {
  project: 'Workspace',
  run: 'Run',
  brain: 'Brain item',
  lead: 'Lead',
};

/** On one line: what a lead brings along must not look like a field of its own. */
const titleOf = ({ kind, title }: FoundThing) => `${names[kind]}: ${title.replaceAll(/\s+/g, ' ')}`;

/** Single letters would be in everything; they are looked for only where nothing else is. */
function readWords(query: string): SoughtWord[] {
  const words = query.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const long = words.filter((word) => word.length > 1);
  const sought = long.length > 0 ? long : [query.trim()];
  const distinct = new Map(
    sought.map((word) => [fold(word), { folded: fold(word), lower: word.toLowerCase() }]),
  );
  return [...distinct.values()].slice(0, mostWords);
}
