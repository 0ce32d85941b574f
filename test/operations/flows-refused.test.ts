import { describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { proves } from '../support/proves.ts';

const service = testService();
const trigger = { kind: 'inbound_event', eventTypes: ['contact_form'], sources: ['website'] };
const understandStep = { id: 'what', kind: 'understand', categories: [{ key: 'quote' }, { key: 'job' }] };
const notifyStep = { id: 'tell', kind: 'notify', webhook: true, note: 'Somebody wrote.' };
const args = (given: object = {}) => ({
  projectId: service.tenant.projectId,
  name: 'Enquiries',
  trigger,
  steps: [understandStep, notifyStep],
  ...given,
});

describe('arguments are rejected if', () => {
  const route = (...routes: object[]) => ({ id: 'way', kind: 'route', routes });
  test.each<[string, object, string, string]>([
    ['the name is blank', { name: ' ' }, 'name', 'is blank'],
    ['there are no steps', { steps: [] }, 'steps', 'must not be empty'],
    [
      'there are too many',
      { steps: Array.from({ length: 51 }, (_, n) => ({ ...notifyStep, id: `${n}` })) },
      'steps',
      'at most 50',
    ],
    ['the kind is none', { steps: [{ id: 'a', kind: 'send' }] }, 'steps[0].kind', 'must be one of'],
    [
      'a kind is misspelt',
      { steps: [{ id: 'a', kind: 'draftReply' }] },
      'steps[0].kind',
      'draft_reply, notify. Did you mean draft_reply?',
    ],
    [
      'a manual flow has types',
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
      'a field belongs to another kind',
      { steps: [{ ...notifyStep, routes: [] }] },
      'steps[0].routes',
      'emails, webhook, note',
    ],
    ['attach names no run', { steps: [{ id: 'a', kind: 'attach' }] }, 'steps[0].runId', 'runs.list'],
    [
      'route names no way',
      { steps: [understandStep, { id: 'a', kind: 'route' }] },
      'steps[1].routes',
      'at least one',
    ],
    ['nobody is told', { steps: [{ id: 'a', kind: 'notify', emails: [] }] }, 'steps[0].emails', 'webhook'],
    [
      'a way leads back',
      { steps: [understandStep, route({ when: '*', goTo: 'what' })] },
      'steps[1].routes[0].goTo',
      'forward',
    ],
    [
      'a way leads to itself',
      { steps: [understandStep, route({ when: '*', goTo: 'way' })] },
      'steps[1].routes[0].goTo',
      'stop',
    ],
    [
      'a way leads nowhere',
      { steps: [understandStep, route({ when: '*', goTo: 'x' }), notifyStep] },
      'steps[1].routes[0].goTo',
      'tell, stop',
    ],
    [
      'a route waits for what cannot be',
      { steps: [understandStep, route({ when: 'spam', goTo: 'stop' })] },
      'steps[1].routes[0].when',
      'quote, job, unsure, *',
    ],
    [
      'a route waits for a misspelt category',
      { steps: [understandStep, route({ when: 'qoute', goTo: 'stop' })] },
      'steps[1].routes[0].when',
      'Did you mean quote?',
    ],
    [
      'a way leads to a misspelt step',
      { steps: [understandStep, route({ when: '*', goTo: 'tel' }), notifyStep] },
      'steps[1].routes[0].goTo',
      'Did you mean tell?',
    ],
    [
      'a route waits for a category of nothing',
      { steps: [route({ when: 'quote', goTo: 'stop' }), understandStep] },
      'steps[0].routes',
      'understand step before',
    ],
    [
      'a route for any other goes by nothing',
      { steps: [route({ when: '*', goTo: 'tell' }), understandStep, notifyStep] },
      'steps[0].routes',
      'understand step before',
    ],
    [
      'every way to a route leads past what would understand',
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
      'two ways are for one category',
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
      'a category is any',
      { steps: [{ ...understandStep, categories: [{ key: '*' }] }] },
      'steps[0].categories[0].key',
      'any other',
    ],
  ])('%s', async (_, given, param, words) => {
    const { error } = await proves(service, 'flows.create', 'invalid_arguments', args(given));
    expect(error.param).toBe(param);
    expect(error.message).toContain(words);
  });

  test('a change would break it', async () => {
    const { id: flowId } = (await service.call('flows.create', args())).value;
    const steps = [{ id: 'a', kind: 'attach' }];
    await proves(service, 'flows.update', 'invalid_arguments', { flowId, steps });
    const { projectId } = service.tenant;
    await proves(service, 'flows.saveSkill', 'invalid_arguments', {
      projectId,
      name: 'Quotes',
      body: ' \n ',
    });
  });
});
