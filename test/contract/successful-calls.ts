import { sampleArguments } from '../../codegen/emit/docs/samples.ts';
import { schemaNamed, type Operation } from '../../codegen/model.ts';
import { model, operations, type Args } from './operations.ts';
import type { World } from './world.ts';

/**
 * One successful call of every operation in a world, in an order in which none breaks a later one. The arguments are
 * the documented examples with the ids of the world.
 */
export function successfulCalls({ ids }: World): readonly (readonly [id: string, args: Args])[] {
  const ordered = operations.toSorted((left, right) => stepOf(left) - stepOf(right));
  return ordered.map((operation) => [
    operation.id,
    { ...argumentsIn(ids, operation), ...furtherArguments(ids)[operation.id] },
  ]);
}

/** Reads come first, then changes, then calls that delete parts of an object, then those that delete the object. */
function stepOf({ id, endpoint, tool }: Operation): number {
  const verb = id.split('.')[1]!;
  if (finalCalls.includes(id)) return 4;
  if (/^(?:delete|remove)(?:Batch)?$/.test(verb)) return 3;
  if (tool?.destructive) return 2;
  return endpoint === 'query' ? 0 : 1;
}

/** Calls that end work on other objects of the world, so everything else comes before them. */
const finalCalls = ['runs.archive', 'leads.delete'];

const exampleId = /\b([a-z_]+)_01h455vb4pex5vsknk084sn02([a-z])\b/g;

/**
 * Replaces the example ids. Examples name one object of each kind; for a second lead, they use an id with another
 * ending.
 */
function argumentsIn(ids: World['ids'], operation: Operation): Args {
  const example = sampleArguments(model, schemaNamed(model, operation.argumentsName), operation.example);
  const text = JSON.stringify(example).replaceAll(exampleId, (id, prefix: string, end: string) => {
    const idOfWorld = prefix === 'lead' && end !== 'q' ? ids['second_lead'] : ids[prefix];
    return idOfWorld ?? id;
  });
  return JSON.parse(text) as Args;
}

/** Values that would be unusual in an example (nested, empty, partly invalid), and a run that finds companies. */
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
