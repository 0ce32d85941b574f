import { errors, type ErrorName } from '../../../generated/contract/errors.ts';
import type { OwnToolForms } from '../../../generated/contract/tools.ts';
import { Refusal } from '../../domain/errors.ts';
import { readLeadInFull } from '../../store/queries/lead-views.ts';
import { findProject } from '../../store/queries/projects.ts';
import { countRuns, findRun } from '../../store/queries/runs.ts';
import { readBrainItem } from '../../store/queries/search-things.ts';
import type { Reading } from '../../store/store.ts';
import { describeFields } from './describe-fields.ts';
import { urlOf } from './search.ts';

type Fetched = OwnToolForms['fetch']['value'];

/** Reads a lead, workspace, Brain item or run as text, by the id that `search` answers. */
export async function fetchThing(reading: Reading, { id }: OwnToolForms['fetch']['args']): Promise<Fetched> {
  const kind = /^([a-z]+)_[0-9a-hjkmnp-tv-z]{26}$/.exec(id)?.[1] ?? '';
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!read) {
    throw new Refusal('invalid_arguments', 'The argument id must be one that search answers.', {
      param: 'id',
    });
  }
  return read(reading, id);
}

const readers: Readonly<Record<string, (reading: Reading, id: string) => Promise<Fetched>>> = {
  lead: async (reading, id) => {
    const encoded = (await readLeadInFull(reading, id)) ?? missing('lead_not_found');
    const lead = JSON.parse(encoded.json) as typeof encoded.value;
    const { firstName, lastName, company, email, projectId, status } = lead;
    const person = [firstName, lastName].filter(Boolean).join(' ');
    const { provenance: _provenance, ...shown } = lead;
    return {
      id: lead.id,
      title: `Lead: ${onOneLine([person, company].filter(Boolean).join(', ') || (email ?? lead.id))}`,
      text: describeFields(shown),
      url: urlOf(reading, { kind: 'lead', id: lead.id, projectId }),
      metadata: { kind: 'lead', projectId, status, company, email },
    };
  },
  project: async (reading, id) => {
    const project = (await findProject(reading, id)) ?? missing('project_not_found');
    const { name, context, icp, marketAnalysis } = project;
    return {
      id,
      title: `Workspace: ${onOneLine(name)}`,
      text: describeFields({ name, ...context, marketAnalysis, icp }),
      url: urlOf(reading, { kind: 'project', id, projectId: id }),
      metadata: { kind: 'workspace', projectId: id },
    };
  },
  brain: async (reading, id) => {
    const { projectId, type, title, body } =
      (await readBrainItem(reading, id)) ?? missing('brain_item_not_found');
    return {
      id,
      title: `Brain item: ${onOneLine(title)}`,
      text: `${onOneLine(title)}\n\n${body}`,
      url: urlOf(reading, { kind: 'brain', id, projectId }),
      metadata: { kind: 'brain item', projectId, type },
    };
  },
  run: async (reading, id) => {
    const run = (await findRun(reading, id)) ?? missing('run_not_found');
    const counts = (await countRuns(reading, [id])).get(id);
    const { projectId, status, source, brief, language, channel, targetLeadCount } = run;
    const name = run.name ?? run.derivedName;
    return {
      id,
      title: `Run: ${onOneLine(name)}`,
      text: describeFields({ name, status, brief, source, language, channel, targetLeadCount, counts }),
      url: urlOf(reading, { kind: 'run', id, projectId }),
      metadata: { kind: 'run', projectId, status },
    };
  },
};

/** What others wrote must not look like a field of its own. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function missing(code: ErrorName): never {
  const { summary, remedy } = errors[code];
  throw new Refusal(code, `${summary} ${remedy}`, { param: 'id' });
}
