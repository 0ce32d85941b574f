import { errors, type ErrorName } from '../../../generated/contract/errors.ts';
import type { ExtraToolTypes } from '../../../generated/contract/tools.ts';
import { ApiError } from '../../domain/errors.ts';
import { findLeadDetail } from '../../store/queries/lead-views.ts';
import { findProject } from '../../store/queries/projects.ts';
import { countRunContents, findRun } from '../../store/queries/runs.ts';
import { findBrainItem } from '../../store/queries/search.ts';
import type { ReadContext } from '../../store/store.ts';
import { describeFields } from './describe-fields.ts';
import { appUrlOf } from './search.ts';

type FetchedResource = ExtraToolTypes['fetch']['value'];

/** Reads a lead, workspace, Brain item or run as text, by an id from `search`. */
export async function fetchResource(
  tx: ReadContext,
  { id }: ExtraToolTypes['fetch']['args'],
): Promise<FetchedResource> {
  const kind = /^([a-z]+)_[0-9a-hjkmnp-tv-z]{26}$/.exec(id)?.[1] ?? '';
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!read) {
    throw new ApiError('invalid_arguments', 'The argument id must be an id from search.', {
      param: 'id',
    });
  }
  return read(tx, id);
}

const readers: Readonly<Record<string, (tx: ReadContext, id: string) => Promise<FetchedResource>>> = {
  lead: async (tx, id) => {
    const encoded = (await findLeadDetail(tx, id)) ?? throwNotFound('lead_not_found');
    const lead = JSON.parse(encoded.json) as typeof encoded.value;
    const { firstName, lastName, company, email, projectId, status } = lead;
    const person = [firstName, lastName].filter(Boolean).join(' ');
    const { provenance: _provenance, ...shown } = lead;
    return {
      id: lead.id,
      title: `Lead: ${onOneLine([person, company].filter(Boolean).join(', ') || (email ?? lead.id))}`,
      text: describeFields(shown),
      url: appUrlOf(tx, { kind: 'lead', id: lead.id, projectId }),
      metadata: { kind: 'lead', projectId, status, company, email },
    };
  },
  project: async (tx, id) => {
    const project = (await findProject(tx, id)) ?? throwNotFound('project_not_found');
    const { name, context, icp, marketAnalysis } = project;
    return {
      id,
      title: `Workspace: ${onOneLine(name)}`,
      text: describeFields({ name, ...context, marketAnalysis, icp }),
      url: appUrlOf(tx, { kind: 'project', id, projectId: id }),
      metadata: { kind: 'workspace', projectId: id },
    };
  },
  brain: async (tx, id) => {
    const { projectId, type, title, body } =
      (await findBrainItem(tx, id)) ?? throwNotFound('brain_item_not_found');
    return {
      id,
      title: `Brain item: ${onOneLine(title)}`,
      text: `${onOneLine(title)}\n\n${body}`,
      url: appUrlOf(tx, { kind: 'brain', id, projectId }),
      metadata: { kind: 'brain item', projectId, type },
    };
  },
  run: async (tx, id) => {
    const run = (await findRun(tx, id)) ?? throwNotFound('run_not_found');
    const counts = (await countRunContents(tx, [id])).get(id);
    const { projectId, status, source, brief, language, channel, targetLeadCount } = run;
    const name = run.name ?? run.derivedName;
    return {
      id,
      title: `Run: ${onOneLine(name)}`,
      text: describeFields({ name, status, brief, source, language, channel, targetLeadCount, counts }),
      url: appUrlOf(tx, { kind: 'run', id, projectId }),
      metadata: { kind: 'run', projectId, status },
    };
  },
};

/** Titles may be written by other people: on one line, they cannot imitate a field of the text. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function throwNotFound(code: ErrorName): never {
  const { summary, remedy } = errors[code];
  throw new ApiError(code, `${summary} ${remedy}`, { param: 'id' });
}
