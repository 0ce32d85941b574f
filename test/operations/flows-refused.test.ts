import { describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
const trigger = { kind: 'inbound_event', eventTypes: ['contact_form'], sources: ['website'] };
const understandStep = { id: 'classify', kind: 'understand', categories: [{ key: 'quote' }, { key: 'job' }] };
const notifyStep = { id: 'notify', kind: 'notify', webhook: true, note: 'Somebody wrote.' };
const args = (overrides: object = {}) => ({
  projectId: service.tenant.projectId,
  name: 'Enquiries',
  trigger,
  steps: [understandStep, notifyStep],
  ...overrides,
});

describe('flows.create rejects arguments if', () => {
  const route = (...routes: object[]) => ({ id: 'route', kind: 'route', routes });
  test.each<[string, object, string, string]>([
    ['the name is blank', { name: ' ' }, 'name', 'is blank'],
    ['there are no steps', { steps: [] }, 'steps', 'must not be empty'],
    [
      'there are too many steps',
      { steps: Array.from({ length: 51 }, (_, n) => ({ ...notifyStep, id: `${n}` })) },
      'steps',
      'at most 50',
    ],
    [
      'the kind of a step is unknown',
      { steps: [{ id: 'a', kind: 'send' }] },
      'steps[0].kind',
      'must be one of',
    ],
    [
      'the kind of a step is misspelt',
      { steps: [{ id: 'a', kind: 'draftReply' }] },
      'steps[0].kind',
      'draft_reply, notify. Did you mean draft_reply?',
    ],
    [
      'a manual flow has event types',
      { trigger: { ...trigger, kind: 'manual' } },
      'trigger.eventTypes',
      'Leave it out',
    ],
    [
      'a source is blank',
      { trigger: { kind: 'inbound_event', sources: ['web', ' '] } },
      'trigger.sources[1]',
      'is blank',
    ],
    [
      'two steps share an id',
      { steps: [notifyStep, understandStep, { ...notifyStep }] },
      'steps[2].id',
      'steps[0]',
    ],
    ['a step is called stop', { steps: [{ ...notifyStep, id: 'stop' }] }, 'steps[0].id', 'Choose another id'],
    [
      'a step has a field of another kind',
      { steps: [{ ...notifyStep, routes: [] }] },
      'steps[0].routes',
      'emails, webhook, note',
    ],
    ['an attach step has no run', { steps: [{ id: 'a', kind: 'attach' }] }, 'steps[0].runId', 'runs.list'],
    [
      'a route step has no routes',
      { steps: [understandStep, { id: 'a', kind: 'route' }] },
      'steps[1].routes',
      'at least one',
    ],
    [
      'a notify step has no recipient',
      { steps: [{ id: 'a', kind: 'notify', emails: [] }] },
      'steps[0].emails',
      'webhook',
    ],
    [
      'a route leads to an earlier step',
      { steps: [understandStep, route({ when: '*', goTo: 'classify' })] },
      'steps[1].routes[0].goTo',
      'forward',
    ],
    [
      'a route leads to its own step',
      { steps: [understandStep, route({ when: '*', goTo: 'route' })] },
      'steps[1].routes[0].goTo',
      'stop',
    ],
    [
      'a route leads to an unknown step',
      { steps: [understandStep, route({ when: '*', goTo: 'x' }), notifyStep] },
      'steps[1].routes[0].goTo',
      'notify, stop',
    ],
    [
      'a route has an unknown category',
      { steps: [understandStep, route({ when: 'spam', goTo: 'stop' })] },
      'steps[1].routes[0].when',
      'quote, job, unsure, *',
    ],
    [
      'a route has a misspelt category',
      { steps: [understandStep, route({ when: 'qoute', goTo: 'stop' })] },
      'steps[1].routes[0].when',
      'Did you mean quote?',
    ],
    [
      'a route leads to a misspelt step',
      { steps: [understandStep, route({ when: '*', goTo: 'notfy' }), notifyStep] },
      'steps[1].routes[0].goTo',
      'Did you mean notify?',
    ],
    [
      'a category route precedes every understand step',
      { steps: [route({ when: 'quote', goTo: 'stop' }), understandStep] },
      'steps[0].routes',
      'understand step before',
    ],
    [
      'a wildcard route precedes every understand step',
      { steps: [route({ when: '*', goTo: 'notify' }), understandStep, notifyStep] },
      'steps[0].routes',
      'understand step before',
    ],
    [
      'all paths to a route skip the understand step before it',
      {
        steps: [
          { ...understandStep, id: 'first' },
          route({ when: '*', goTo: 'stop' }),
          { ...understandStep, id: 'second' },
          { ...route({ when: '*', goTo: 'stop' }), id: 'again' },
        ],
      },
      'steps[3].routes',
      'none leads here',
    ],
    [
      'two routes have the same category',
      { steps: [understandStep, route({ when: 'job', goTo: 'stop' }, { when: 'job', goTo: 'stop' })] },
      'steps[1].routes[1].when',
      'routes[0]',
    ],
    [
      'two categories share a key',
      { steps: [{ ...understandStep, categories: [{ key: 'a' }, { key: 'a' }] }] },
      'steps[0].categories[1].key',
      'its own',
    ],
    [
      'a category key is the wildcard',
      { steps: [{ ...understandStep, categories: [{ key: '*' }] }] },
      'steps[0].categories[0].key',
      'any other',
    ],
  ])('%s', async (_, overrides, param, words) => {
    const { error } = await expectError(service, 'flows.create', 'invalid_arguments', args(overrides));
    expect(error.param).toBe(param);
    expect(error.message).toContain(words);
  });

  test('flows.update and flows.saveSkill get invalid values', async () => {
    const { id: flowId } = (await service.call('flows.create', args())).value;
    const steps = [{ id: 'a', kind: 'attach' }];
    await expectError(service, 'flows.update', 'invalid_arguments', { flowId, steps });
    const { projectId } = service.tenant;
    await expectError(service, 'flows.saveSkill', 'invalid_arguments', {
      projectId,
      name: 'Quotes',
      body: ' \n ',
    });
  });
});
