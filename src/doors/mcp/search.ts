import type { ExtraToolTypes } from '../../../generated/contract/tools.ts';
import { errors } from '../../../generated/contract/errors.ts';
import { ApiError } from '../../domain/errors.ts';
import { fold } from '../../domain/folding.ts';
import {
  searchAll,
  type SearchHit,
  type SearchWord,
  type SearchableKind,
} from '../../store/queries/search.ts';
import type { ReadContext } from '../../store/store.ts';

const maxResults = 20;
const maxWords = 8;

/**
 * Finds leads, workspaces, Brain items and runs by words. Ranks by the number of words found and drops hits with
 * less than half of the best.
 */
export async function searchResources(
  tx: ReadContext,
  { query, projectId }: ExtraToolTypes['search']['args'],
): Promise<ExtraToolTypes['search']['value']> {
  const found = await searchAll(tx, parseWords(query), projectId, maxResults);
  if (!found) {
    const { summary, remedy } = errors.project_not_found;
    throw new ApiError('project_not_found', `${summary} ${remedy}`, { param: 'projectId' });
  }
  const best = Math.max(...found.map(({ score }) => score));
  const results = found
    .filter(({ score }) => score * 2 >= best)
    .sort((one, other) => other.score - one.score || kindOrder[one.kind] - kindOrder[other.kind])
    .slice(0, maxResults)
    .map((hit) => ({ id: hit.id, title: titleOf(hit), url: appUrlOf(tx, hit) }));
  return { results };
}

/** The address of a resource in the app. */
export function appUrlOf(
  tx: ReadContext,
  { kind, id, projectId }: Omit<SearchHit, 'title' | 'score'>,
): string {
  if (kind === 'brain') return tx.appUrlFor('projects', projectId, 'brain', id);
  return tx.appUrlFor(appFolders[kind], id);
}

const appFolders = { project: 'projects', run: 'runs', lead: 'leads' };
const kindOrder: Readonly<Record<SearchableKind, number>> = { project: 0, run: 1, brain: 2, lead: 3 };
const kindNames: Readonly<Record<SearchableKind, string>> = {
  project: 'Workspace',
  run: 'Run',
  brain: 'Brain item',
  lead: 'Lead',
};

/** On one line: a lead's own text must not look like a field. */
const titleOf = ({ kind, title }: SearchHit) => `${kindNames[kind]}: ${title.replaceAll(/\s+/g, ' ')}`;

const outerPunctuation = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** Ignores single letters, which match everything, unless there are no other words. */
function parseWords(query: string): SearchWord[] {
  const words = query.split(/\s+/).map((word) => word.replace(outerPunctuation, ''));
  const long = words.filter((word) => word.length > 1);
  const terms = long.length > 0 ? long : [query.trim()];
  const distinct = new Map(
    terms.map((word) => [fold(word), { folded: fold(word), lower: word.toLowerCase() }]),
  );
  return [...distinct.values()].slice(0, maxWords);
}
