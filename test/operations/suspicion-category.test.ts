import { describe, expect, test } from 'vitest';
import { isAutomatic, replyCategories } from '../../src/domain/replies/categories.ts';
import { suspicionWarning } from '../../src/domain/replies/unasked-drafts.ts';
import { listSuspected } from '../../src/people/suspicions.ts';
import { answer, outcomesOf, route, tell } from '../flow-scene.ts';
import { testHouse } from '../house.ts';
import { asking, openSuspicionScene, refusesDrafts } from '../suspicion-scene.ts';

const house = testHouse();

describe('a suspicion stands beside whatever category', () => {
  test('that replies.classify gives, and nothing is drafted for any of them', async () => {
    const scene = await openSuspicionScene(house);
    const { messageId } = await scene.receive(asking);
    expect(await scene.messages()).toMatchObject([{ classification: null, warnings: [suspicionWarning] }]);
    const { items } = await scene.call('replies.classify', { projectId: scene.projectId });
    expect(items).toMatchObject([
      { messageId, classification: 'information_request', suppressed: false, by: 'classifier' },
    ]);
    expect(items[0].reason).toContain('It may ask not to be written to any more.');
    expect(await scene.messages()).toMatchObject([{ warnings: [suspicionWarning] }]);
    for (const category of replyCategories.filter((one) => one !== 'unsubscribe' && !isAutomatic(one))) {
      await house.sql('update message set classification = $2 where id = $1', [messageId, category]);
      expect(await listSuspected(scene.store, scene.projectId, 10)).toMatchObject([{ arrivalId: messageId }]);
      await refusesDrafts(scene, messageId);
    }
  });

  test('that replies.classify finds where nobody looked before, and the message says so', async () => {
    const scene = await openSuspicionScene(house);
    const { messageId } = await scene.receive(asking);
    await house.sql(`update message set suspicion = null, warnings = '[]' where id = $1`, [messageId]);
    await scene.call('replies.classify', { projectId: scene.projectId });
    expect(await scene.messages()).toMatchObject([
      { classification: 'information_request', warnings: [suspicionWarning] },
    ]);
    const { timeline } = await scene.call('leads.get', { leadId: scene.leadId });
    expect(timeline.filter(({ kind }) => kind === 'suspected')).toHaveLength(2);
    expect(await listSuspected(scene.store, scene.projectId, 10)).toMatchObject([{ arrivalId: messageId }]);
    await refusesDrafts(scene, messageId);
  });

  test('in a flow whose way is that category, which goes on without a draft', async () => {
    const scene = await openSuspicionScene(house);
    const trigger = { kind: 'inbound_event', eventTypes: ['message.received'] };
    const sort = { id: 'sort', kind: 'understand' };
    const way = route(['information_request', 'answer'], ['*', 'stop']);
    const flow = await scene.createFlow([sort, way, answer, tell], { trigger });
    await scene.receive(asking);
    const [run] = await scene.ended(flow.id);
    expect(outcomesOf(run!)).toEqual(['sort done', 'way done', 'answer skipped', 'tell done']);
    expect(run!.steps[2]!.reason).toContain('may ask not to be written to any more');
    expect(await scene.drafts()).toEqual([]);
    expect(await scene.entries()).toEqual([]);
  });
});
