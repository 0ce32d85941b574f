import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/store/ids.ts';
import type { FaultEnvironment } from './fault-environment.ts';

/** One kind of write. Its mark is a text that no other write contains, by which the rows of its effect are found. */
export interface Write {
  readonly fn: OperationId;
  args(environment: FaultEnvironment, mark: string): object;
  /** Counts the rows of each kind that the write left. A complete write leaves `completeCounts`. */
  parts(environment: FaultEnvironment, mark: string): Promise<readonly number[]>;
  readonly completeCounts: readonly number[];
}

export const seededLeads = 5;
const rowsOfBatch = 12;
const seededCampaigns = 20_000;

/** The unused campaigns of each test environment, by its data folder: several environments may run concurrently. */
const unusedCampaigns = new Map<string, string[]>();
const campaignOfMark = new Map<string, string>();

/** Creates one campaign per run, because a campaign cannot have the same lead in two open runs. */
export async function seedCampaigns({ sql, dataDir, orgId, projectId }: FaultEnvironment): Promise<void> {
  const ids = Array.from({ length: seededCampaigns }, () => newId('campaign'));
  await sql(
    `insert into campaign (org_id, id, project_id, name, created_at, updated_at)
     select $1, id, $2, 'Seeded', now(), now() from unnest($3::text[]) as id`,
    [orgId, projectId, ids],
  );
  unusedCampaigns.set(dataDir, ids);
}

/** Returns the same campaign for the same mark: repeats with one idempotency key must have the same arguments. */
function campaignOf(dataDir: string, mark: string): string {
  const campaignId = campaignOfMark.get(mark) ?? unusedCampaigns.get(dataDir)?.pop();
  if (campaignId === undefined) throw new Error('All seeded campaigns are used up.');
  campaignOfMark.set(mark, campaignId);
  return campaignId;
}

const leadParts = async ({ sql, orgId }: FaultEnvironment, mark: string): Promise<number[]> => {
  const [row] = await sql(
    `select array[count(distinct l.id), count(i.value), count(distinct t.id), count(distinct e.id)]::int[]
                  as parts
     from lead l
     left join lead_identity i on i.org_id = l.org_id and i.lead_id = l.id
     left join timeline_entry t on t.org_id = l.org_id and t.lead_id = l.id
     left join event e on e.org_id = l.org_id and e.type = 'lead.added' and e.data->>'leadId' = l.id
     where l.org_id = $1 and l.source = $2`,
    [orgId, mark],
  );
  return row.parts;
};

/** Writes that change several rows, and `knowledge.append`, whose calls all change the same row. */
export const writes: readonly Write[] = [
  {
    fn: 'leads.add',
    args: ({ projectId }, mark) => ({ projectId, email: `a@${mark}.example`, source: mark }),
    parts: leadParts,
    completeCounts: [1, 1, 1, 1],
  },
  {
    fn: 'leads.addBatch',
    args: ({ projectId }, mark) => ({
      projectId,
      leads: Array.from({ length: rowsOfBatch }, (_, row) => ({
        email: `a${row}@${mark}.example`,
        source: mark,
      })),
    }),
    parts: leadParts,
    completeCounts: Array.from({ length: 4 }, () => rowsOfBatch),
  },
  {
    fn: 'knowledge.append',
    args: ({ projectId }, mark) => ({ projectId, text: `Line ${mark}.` }),
    parts: async ({ sql, orgId }, mark) => {
      const [row] = await sql('select text from knowledge where org_id = $1', [orgId]);
      return [String(row?.text).split(`Line ${mark}.`).length - 1];
    },
    completeCounts: [1],
  },
  {
    fn: 'runs.startFromLeads',
    args: ({ dataDir, projectId }, mark) => ({
      projectId,
      source: 'seeded',
      sourceDisplayLabel: mark,
      campaignId: campaignOf(dataDir, mark),
    }),
    parts: async ({ sql, orgId }, mark) => {
      const [row] = await sql(
        `select array[count(distinct r.id), count(distinct l.id), count(distinct j.id),
                      count(distinct j.id) filter (where o.id is not null or j.state <> 'waiting')]::int[] as parts
         from run r
         left join run_lead l on l.org_id = r.org_id and l.run_id = r.id
         left join job j on j.org_id = r.org_id and j.run_id = r.id
         left join directory.outbox o on o.org_id = r.org_id and o.subject = j.id
         where r.org_id = $1 and r.derived_name = $2`,
        [orgId, mark],
      );
      return row.parts;
    },
    completeCounts: [1, seededLeads, seededLeads, seededLeads],
  },
];
