import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/store/ids.ts';
import type { FaultEnvironment } from './fault-environment.ts';

/** One kind of write, recognised afterwards by a mark that no other write bears. */
export interface Write {
  readonly fn: OperationId;
  args(stage: FaultEnvironment, mark: string): object;
  /** How often each part of its effect is there; a whole effect has as many of each as `whole` says. */
  parts(stage: FaultEnvironment, mark: string): Promise<readonly number[]>;
  readonly whole: readonly number[];
}

export const seededLeads = 5;
const rowsOfBatch = 12;
const seededCampaigns = 20_000;

/** By data folder, for several stages may stand beside each other. */
const campaignsLeft = new Map<string, string[]>();
const campaignOfMark = new Map<string, string>();

/** Makes the campaigns of which each start of a run takes its own, since one takes a lead only once at a time. */
export async function seedCampaigns({ sql, dataDir, orgId, projectId }: FaultEnvironment): Promise<void> {
  const ids = Array.from({ length: seededCampaigns }, () => newId('campaign'));
  await sql(
    `insert into campaign (org_id, id, project_id, name, created_at, updated_at)
     select $1, id, $2, 'Seeded', now(), now() from unnest($3::text[]) as id`,
    [orgId, projectId, ids],
  );
  campaignsLeft.set(dataDir, ids);
}

/** The same for each try under a mark, whose key stands for the same arguments. */
function campaignOf(dataDir: string, mark: string): string {
  const campaignId = campaignOfMark.get(mark) ?? campaignsLeft.get(dataDir)?.pop();
  if (campaignId === undefined) throw new Error('Every seeded campaign has had its run.');
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

/** Every write that changes more than one row, and one that changes a row which all others of its kind change too. */
export const writes: readonly Write[] = [
  {
    fn: 'leads.add',
    args: ({ projectId }, mark) => ({ projectId, email: `a@${mark}.example`, source: mark }),
    parts: leadParts,
    whole: [1, 1, 1, 1],
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
    whole: Array.from({ length: 4 }, () => rowsOfBatch),
  },
  {
    fn: 'knowledge.append',
    args: ({ projectId }, mark) => ({ projectId, text: `Line ${mark}.` }),
    parts: async ({ sql, orgId }, mark) => {
      const [row] = await sql('select text from knowledge where org_id = $1', [orgId]);
      return [String(row?.text).split(`Line ${mark}.`).length - 1];
    },
    whole: [1],
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
    whole: [1, seededLeads, seededLeads, seededLeads],
  },
];
