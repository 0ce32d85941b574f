import type { JobKind } from '../domain/run.ts';
import type { Stage } from './stage.ts';
import { contacts } from './stages/contacts.ts';
import { discover } from './stages/discover.ts';
import { draft } from './stages/draft.ts';
import { enrich } from './stages/enrich.ts';
import { read } from './stages/read.ts';
import { research } from './stages/research.ts';

/** The pipeline's stages, by the kind of job. */
export const stages: Readonly<Partial<Record<JobKind, Stage<unknown, unknown>>>> = {
  discover: discover as Stage<unknown, unknown>,
  read: read as Stage<unknown, unknown>,
  contacts: contacts as Stage<unknown, unknown>,
  research: research as Stage<unknown, unknown>,
  draft: draft as Stage<unknown, unknown>,
  enrich: enrich as Stage<unknown, unknown>,
};
