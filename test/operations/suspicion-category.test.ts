import { describe, expect, test } from 'vitest';
import { isAutomatic, replyCategories } from '../../src/domain/replies/categories.ts';
import { suspicionWarning } from '../../src/domain/replies/unasked-drafts.ts';
import { listSuspected } from '../../src/people/suspicions.ts';
import { answerStep, formatOutcomes, routeStep, notifyStep } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { suspectedQuestion, openSuspicionScene, expectDraftsRefused } from '../support/suspicion-scene.ts';

const service = testService();

describe('a suspected opt-out stays suspected with any category', () => {
  test('that replies.classify assigns, and nothing is drafted', async () => {
    const scene = await openSuspicionScene(service);
    const { messageId } = await scene.receive(suspectedQuestion);
    expect(await scene.messages()).toMatchObject([{ classification: null, warnings: [suspicionWarning] }]);
    const { items } = await scene.call('replies.classify', { projectId: scene.projectId });
    expect(items).toMatchObject([
      { messageId, classification: 'information_request', suppressed: false, by: 'classifier' },
    ]);
    expect(items[0].reason).toContain('It may ask not to be written to any more.');
    expect(await scene.messages()).toMatchObject([{ warnings: [suspicionWarning] }]);
    for (const category of replyCategories.filter(
      (category) => category !== 'unsubscribe' && !isAutomatic(category),
    )) {
      await service.sql('update message set classification = $2 where id = $1', [messageId, category]);
      expect(await listSuspected(scene.store, scene.projectId, 10)).toMatchObject([{ arrivalId: messageId }]);
      await expectDraftsRefused(scene, messageId);
    }
  });

  test('that replies.classify assigns first, with a warning on the message', async () => {
    const scene = await openSuspicionScene(service);
    const { messageId } = await scene.receive(suspectedQuestion);
    await service.sql(`update message set suspicion = null, warnings = '[]' where id = $1`, [messageId]);
    await scene.call('replies.classify', { projectId: scene.projectId });
    expect(await scene.messages()).toMatchObject([
      { classification: 'information_request', warnings: [suspicionWarning] },
    ]);
    const { timeline } = await scene.call('leads.get', { leadId: scene.leadId });
    expect(timeline.filter(({ kind }) => kind === 'suspected')).toHaveLength(2);
    expect(await listSuspected(scene.store, scene.projectId, 10)).toMatchObject([{ arrivalId: messageId }]);
    await expectDraftsRefused(scene, messageId);
  });

  test('in a flow that routes by the category and continues without a draft', async () => {
    const scene = await openSuspicionScene(service);
    const trigger = { kind: 'inbound_event', eventTypes: ['message.received'] };
    const understand = { id: 'sort', kind: 'understand' };
    const route = routeStep(['information_request', 'answer'], ['*', 'stop']);
    const flow = await scene.createFlow([understand, route, answerStep, notifyStep], { trigger });
    await scene.receive(suspectedQuestion);
    const [run] = await scene.waitUntilEnded(flow.id);
    expect(formatOutcomes(run!)).toEqual(['sort done', 'route done', 'answer skipped', 'notify done']);
    expect(run!.steps[2]!.reason).toContain('may ask not to be written to any more');
    expect(await scene.drafts()).toEqual([]);
    expect(await scene.entries()).toEqual([]);
  });
});
