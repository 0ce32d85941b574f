import type { ReadContext } from '../store.ts';
import { hasProject } from './projects.ts';

/** The kinds of objects that search finds. */
export type SearchableKind = 'project' | 'run' | 'brain' | 'lead';

export interface SearchHit {
  readonly kind: SearchableKind;
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  /** The number of matching words. */
  readonly score: number;
}

/** A search word: folded as leads are indexed, and in lower case for other texts. */
export interface SearchWord {
  readonly folded: string;
  readonly lower: string;
}

/**
 * Search reads at most this many rows per kind, newest first, so that a search of the largest organisation takes less
 * than a second.
 */
const maxRowsScanned = 100_000;

const sources: Readonly<
  Record<SearchableKind, { table: string; text: string; title: string; project: string }>
> = {
  project: {
    table: 'project',
    text: `lower(concat_ws(' ', t.name, t.context->>'whatTheyDo', t.context->>'industry'))`,
    title: 't.name',
    project: 't.id',
  },
  run: {
    table: 'run',
    text: `lower(concat_ws(' ', t.name, t.derived_name, t.source, t.brief))`,
    title: 'coalesce(t.name, t.derived_name)',
    project: 't.project_id',
  },
  brain: {
    table: 'brain_item',
    text: `lower(t.title || ' ' || t.body)`,
    title: 't.title',
    project: 't.project_id',
  },
  lead: {
    table: 'lead',
    text: 't.search_text',
    title: `coalesce(nullif(concat_ws(', ', nullif(concat_ws(' ', t.first_name, t.last_name), ''), t.company), ''),
        t.email, t.company_domain, t.id)`,
    project: 't.project_id',
  },
};

/**
 * Returns the best matches, at most `limit` per kind, in the organisation or one workspace. Undefined if the workspace
 * does not exist. Each kind is read backwards along its primary key or its index by workspace.
 */
export async function searchAll(
  tx: ReadContext,
  words: readonly SearchWord[],
  projectId: string | undefined,
  limit: number,
): Promise<SearchHit[] | undefined> {
  const kinds = Object.keys(sources) as SearchableKind[];
  const [projectExists, ...found] = await Promise.all([
    projectId === undefined || hasProject(tx, projectId),
    ...kinds.map((kind) => searchKind(tx, kind, words, projectId, limit)),
  ]);
  return projectExists ? found.flat() : undefined;
}

async function searchKind(
  tx: ReadContext,
  kind: SearchableKind,
  words: readonly SearchWord[],
  projectId: string | undefined,
  limit: number,
): Promise<SearchHit[]> {
  const { table, text, title, project } = sources[kind];
  const terms = words.map(({ folded, lower }) => (kind === 'lead' ? folded : lower));
  const score = terms.map((_, index) => `(strpos(${text}, $${index + 3}) > 0)::int`).join(' + ');
  const workspaceCondition = projectId === undefined ? '$2::text is null' : `${project} = $2`;
  return tx.sql<SearchHit>(
    `select '${kind}' as kind, t.id, ${project} as "projectId", ${title} as title, ${score} as score
     from (
       select * from ${table} t where t.org_id = $1 and ${workspaceCondition} order by t.id desc limit ${maxRowsScanned}
     ) t
     where ${score} > 0
     order by score desc, t.id desc limit ${limit}`,
    [tx.orgId, projectId ?? null, ...terms],
  );
}

/** Returns a Brain item. Served by the primary key. */
export async function findBrainItem(tx: ReadContext, id: string): Promise<BrainRow | undefined> {
  const [row] = await tx.sql<BrainRow>(
    `select id, project_id as "projectId", type, title, body from brain_item where org_id = $1 and id = $2`,
    [tx.orgId, id],
  );
  return row;
}

export interface BrainRow {
  readonly id: string;
  readonly projectId: string;
  readonly type: string;
  readonly title: string;
  readonly body: string;
}
