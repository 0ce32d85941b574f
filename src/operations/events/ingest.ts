import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedEvent } from '../../../generated/contract/types.ts';
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { buildAnswer } from '../../domain/drafting/answer.ts';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import type { Commission } from '../../domain/drafting/material.ts';
import { Refusal } from '../../domain/errors.ts';
import { writeAnswer } from '../../inquiries/answer.ts';
import type { Call, Handler } from '../../operation.ts';
import { loadAnswerMaterial, storeAnswer } from '../../store/queries/answers.ts';
import {
  failAnswer,
  resumeAnswer,
  type AnswerableEvent,
  type AnswerFailure,
} from '../../store/queries/event-answers.ts';
import {
  answeredMeanwhile,
  giveIntakeBack,
  keepIntake,
  type OpenIntake,
} from '../../store/queries/event-intake.ts';
import { closeUnit } from '../../store/queries/single-draft.ts';
import type { Tx } from '../../store/store.ts';
import { answered, takeIn } from './_take-in.ts';

type IngestCall = Call<'events.ingest'>;

const composePatienceMs = 30_000;
const pollMs = 150;
/** Together longer than the lease of whoever is at work. */
const mostPolls = 800;

export const handle: Handler<'events.ingest'> = async (call) => {
  const atOnce = call.args.autoAdvance ? null : await record(call);
  if (atOnce) return atOnce;
  for (let poll = 0; poll < mostPolls; poll++) {
    const taken = await call.prepare((tx) => takeIn(tx, call));
    if (taken.is === 'answered') return call.save(() => Promise.resolve(taken.value));
    if (taken.is === 'open') return answerOrGiveBack(call, taken.intake);
    await sleep(pollMs);
  }
  throw new Refusal(
    'unavailable',
    'An earlier call with this idempotencyKey is still at work. Try again later.',
  );
};

/** Rolls back what was begun under a key that another call has taken. */
class AtWork extends Error {}

/** One transaction for all of an event without a reply; null where an earlier call with its key writes one. */
async function record(call: IngestCall): Promise<IngestedEvent | null> {
  try {
    return await call.save(async (tx) => {
      const taken = await takeIn(tx, call);
      if (taken.is !== 'answered') throw new AtWork();
      return taken.value;
    });
  } catch (thrown) {
    if (thrown instanceof AtWork) return null;
    throw thrown;
  }
}

async function answerOrGiveBack(call: IngestCall, intake: OpenIntake): Promise<IngestedEvent> {
  try {
    return await answer(call, intake);
  } catch (thrown) {
    // Should this fail as well, a repeat goes on when the lease has run out, or the reply is given up by itself.
    await call.prepare((tx) => giveIntakeBack(tx, intake.key)).catch(() => undefined);
    throw thrown;
  }
}

type Written =
  | { readonly commission: Commission; readonly assembly: Assembly; readonly warnings: readonly string[] }
  | AnswerFailure;

async function answer(call: IngestCall, intake: OpenIntake): Promise<IngestedEvent> {
  const loaded = await call.prepare(async (tx) => {
    const resumed = await resumeAnswer(tx, intake);
    if ('code' in resumed) return resumed;
    return { event: resumed.event, material: await loadAnswerMaterial(tx, resumed) };
  });
  const written = 'code' in loaded ? loaded : await write(call, loaded);
  return call.save(async (tx) => {
    const known = await answeredMeanwhile(tx, intake.key);
    return answered(known ?? (await finish(tx, intake, written))).value;
  });
}

async function write(
  { ports }: IngestCall,
  { event, material }: { readonly event: AnswerableEvent['event']; readonly material: Material },
): Promise<Written> {
  const detect = (text: string) => ports.language.detect(text);
  const { commission, warnings } = buildAnswer(material, enquiryOfEvent(event), {}, detect);
  const terms = { mode: 'live', patienceMs: composePatienceMs } as const;
  return { commission, warnings, assembly: await writeAnswer(ports, commission, terms) };
}

type Material = Awaited<ReturnType<typeof loadAnswerMaterial>>;

/** Keeps the reply and pays for it, or says why there is none. */
async function finish(tx: Tx, intake: OpenIntake, written: Written): Promise<string> {
  if ('code' in written) return failAnswer(tx, intake, written);
  const { assembly, commission, warnings } = written;
  if (!assembly.ok) return failAnswer(tx, intake, assembly);
  const resumed = await resumeAnswer(tx, intake);
  if ('code' in resumed) return failAnswer(tx, intake, resumed);
  const { lead, event } = resumed;
  const message = await storeAnswer(tx, { lead, commission, assembly, answers: event.id, warnings });
  await closeUnit(tx, intake.unitId, 'done');
  const known = JSON.parse(intake.value) as IngestedEvent;
  const value = { ...known, messageId: message.id, warnings: [...known.warnings, ...message.warnings] };
  await keepIntake(tx, intake.key, JSON.stringify(value), true);
  return JSON.stringify(value);
}
