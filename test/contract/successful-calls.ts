import { sampleArguments } from '../../codegen/emit/docs/samples.ts';
import { schemaNamed, type Operation } from '../../codegen/model.ts';
import { model, operations, type Args } from './operations.ts';
import type { World } from './world.ts';

/**
 * One call of every operation that succeeds in a world, in an order in which none spoils a later one. The arguments are
 * those that the document shows, about the things of the world.
 */
export function successfulCalls({ ids }: World): readonly (readonly [id: string, args: Args])[] {
  const inOrder = operations.toSorted((left, right) => placeOf(left) - placeOf(right));
  return inOrder.map((operation) => [
    operation.id,
    { ...argumentsIn(ids, operation), ...furtherArguments(ids)[operation.id] },
  ]);
}

/** Reads come first, then changes, then what takes a part of a thing away, then what removes the thing itself. */
function placeOf({ id, endpoint, tool }: Operation): number {
  const verb = id.split('.')[1]!;
  if (last.includes(id)) return 4;
  if (/^(?:delete|remove)(?:Batch)?$/.test(verb)) return 3;
  if (tool?.destructive) return 2;
  return endpoint === 'query' ? 0 : 1;
}

/** What ends the work on other things of the world, so that everything else must be done before. */
const last = ['runs.archive', 'leads.delete'];

const exampleId = /\b([a-z_]+)_01h455vb4pex5vsknk084sn02([a-z])\b/g;

/** Examples name one thing of each kind, and where they need another lead, one whose id ends otherwise. */
function argumentsIn(ids: World['ids'], operation: Operation): Args {
  const shown = sampleArguments(model, schemaNamed(model, operation.argumentsName), operation.example);
  const text = JSON.stringify(shown).replaceAll(exampleId, (id, prefix: string, end: string) => {
    const known = prefix === 'lead' && end !== 'q' ? ids['second_lead'] : ids[prefix];
    return known ?? id;
  });
  return JSON.parse(text) as Args;
}

/** Values that are too odd for an example (nested, empty, refused in part), and a run that looks for companies. */
function furtherArguments({ found_run: foundRun, run }: World['ids']): Readonly<Record<string, Args>> {
  return {
    'knowledge.set': { text: 'Tavlo connects to payroll systems. – ä 漢' },
    'leads.list': { tags: [], limit: 1 },
    'leads.addBatch': { leads: [{ company: 'Third' }, { email: 'not one' }, { company: 'Third' }] },
    'leads.update': { status: 'qualified', customFields: { any: [1, null, { of: 'it' }] } },
    'runs.confirmCompanies': { runId: foundRun, reviewedCompanies: [{ name: 'Koivu' }] },
    'inbox.addMessage': { subject: 'A question', body: 'How much is it? – ä 漢' },
    'events.ingest': {
      payload: { question: [null, 1.5, '漢', { deep: true }] },
      occurredAt: 'yesterday',
      attachToRunId: run,
    },
  };
}
