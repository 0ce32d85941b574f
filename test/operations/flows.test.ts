import { expect, test } from 'vitest';
import { createUser } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const trigger = { kind: 'inbound_event', eventTypes: ['contact_form'], sources: ['website'] };
const categories = [
  { key: 'quote', label: 'Asks for a quote', examples: ['What does it cost?'] },
  { key: 'job' },
];
const understandStep = { id: 'classify', kind: 'understand', categories };
const notifyStep = { id: 'notify', kind: 'notify', webhook: true, note: 'Somebody wrote.' };
const args = (overrides: object = {}) => ({
  projectId: service.tenant.projectId,
  name: 'Enquiries',
  trigger,
  steps: [understandStep, notifyStep],
  ...overrides,
});

async function call(fn: string, callArgs: object, key?: string) {
  const reply = await service.call(fn, callArgs, key ? { key } : {});
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
}
const create = (overrides: object = {}) => call('flows.create', args(overrides));
const saveSkill = (overrides: object = {}) => {
  const { projectId } = service.tenant;
  return call('flows.saveSkill', { projectId, name: 'Quotes', body: 'Who asks for a price.', ...overrides });
};

test('creates, lists, changes, enables and deletes flows', async () => {
  const tenant = await service.newTenant();
  const { projectId } = tenant;
  const key = tenant.liveKey;
  const created = await call('flows.create', args({ projectId }), key);
  expect(created).toEqual({
    id: expect.stringMatching(/^flow_/),
    ...args({ projectId }),
    enabled: false,
    skills: [],
    lastRun: null,
    lastFailure: null,
    createdAt: expect.any(Number),
    updatedAt: created.createdAt,
  });
  const enabledFlow = await call('flows.create', args({ projectId, name: ' On ', enabled: true }), key);
  expect(enabledFlow).toMatchObject({ name: 'On', enabled: true });
  expect(await expectSuccess(service, 'flows.list', { projectId }, { key })).toEqual({
    items: [enabledFlow, created],
    unusedSkills: [],
    nextCursor: null,
  });
  const first = await expectSuccess(service, 'flows.list', { projectId, limit: 1 }, { key });
  expect(first.items).toEqual([enabledFlow]);
  const rest = await expectSuccess(service, 'flows.list', { projectId, cursor: first.nextCursor }, { key });
  expect(rest.items).toEqual([created]);

  const renamed = await call('flows.update', { flowId: created.id, name: 'Others' }, key);
  expect(renamed).toEqual({ ...created, name: 'Others', updatedAt: expect.any(Number) });
  const changed = await call(
    'flows.update',
    { flowId: created.id, trigger: { kind: 'manual' }, steps: [notifyStep] },
    key,
  );
  expect(changed).toMatchObject({
    name: 'Others',
    trigger: { kind: 'manual' },
    steps: [notifyStep],
    enabled: false,
  });
  for (const enabled of [true, true, false]) {
    const switched = await expectSuccess(
      service,
      'flows.setEnabled',
      { flowId: created.id, enabled },
      { key },
    );
    expect(switched).toMatchObject({ id: created.id, enabled });
  }
  expect(await call('flows.delete', { flowId: enabledFlow.id }, key)).toEqual({
    flowId: enabledFlow.id,
    deleted: true,
  });
  expect((await expectSuccess(service, 'flows.list', { projectId }, { key })).items).toHaveLength(1);
});

test('a sandbox key can manage flows', async () => {
  const key = service.tenant.testKey;
  const { id: flowId } = await call('flows.create', args(), key);
  await call('flows.setEnabled', { flowId, enabled: true }, key);
  await call('flows.update', { flowId, name: 'Another' }, key);
  expect(await call('flows.runs', { flowId }, key)).toEqual({ items: [], nextCursor: null });
  await call('flows.delete', { flowId }, key);
});

test('returns skills with their flows, and unused ones separately', async () => {
  const tenant = await service.newTenant();
  const { projectId, liveKey } = tenant;
  const skill = await call(
    'flows.saveSkill',
    { projectId, name: ' Quotes ', body: 'Who asks for a price.' },
    liveKey,
  );
  expect(skill).toMatchObject({ id: expect.stringMatching(/^skill_/), projectId, name: 'Quotes' });
  expect(await call('flows.list', { projectId }, liveKey)).toMatchObject({
    items: [],
    unusedSkills: [skill],
  });
  const steps = [
    { ...understandStep, skillId: skill.id },
    { id: 'again', kind: 'understand', skillId: skill.id },
  ];
  const flow = await call('flows.create', args({ projectId, steps }), liveKey);
  expect(flow.skills).toEqual([skill]);
  const body = 'Who names seats, too.';
  const rewritten = await call(
    'flows.saveSkill',
    { projectId, name: 'Quotes', body, skillId: skill.id },
    liveKey,
  );
  expect(rewritten).toEqual({ ...skill, body, updatedAt: expect.any(Number) });
  expect(await call('flows.list', { projectId }, liveKey)).toMatchObject({
    items: [{ skills: [rewritten] }],
    unusedSkills: [],
  });
});

test('rejects references to unknown objects', async () => {
  const { projectId } = service.tenant;
  const [noProject, noFlow] = [newId('project'), newId('flow')];
  await expectError(service, 'flows.list', 'project_not_found', { projectId: noProject });
  await expectError(service, 'flows.list', 'cursor_invalid', { projectId, cursor: 'nonsense' });
  await expectError(service, 'flows.create', 'project_not_found', args({ projectId: noProject }));
  await expectError(service, 'flows.update', 'flow_not_found', { flowId: noFlow, name: 'Another' });
  await expectError(service, 'flows.delete', 'flow_not_found', { flowId: noFlow });
  await expectError(service, 'flows.setEnabled', 'flow_not_found', { flowId: noFlow, enabled: true });
  await expectError(service, 'flows.runs', 'flow_not_found', { flowId: noFlow });
  await expectError(service, 'flows.saveSkill', 'project_not_found', {
    projectId: noProject,
    name: 'a',
    body: 'b',
  });
  const { id: flowId } = await create();
  await expectError(service, 'flows.runs', 'cursor_invalid', { flowId, cursor: 'nonsense' });
});

test('treats objects of another organisation as unknown', async () => {
  const foreign = await service.newTenant();
  const { projectId, liveKey } = foreign;
  const foreignSkill = await call('flows.saveSkill', { projectId, name: 'Theirs', body: 'Theirs.' }, liveKey);
  const foreignFlow = await call('flows.create', args({ projectId }), liveKey);
  const steps = [{ ...understandStep, skillId: foreignSkill.id }];
  const rejected = await expectError(service, 'flows.create', 'skill_not_found', args({ steps }));
  expect(rejected.error.param).toBe('steps[0].skillId');
  const { id: flowId } = await create();
  await expectError(service, 'flows.update', 'skill_not_found', { flowId, steps });
  const rewrite = {
    projectId: service.tenant.projectId,
    name: 'Ours',
    body: 'Ours.',
    skillId: foreignSkill.id,
  };
  await expectError(service, 'flows.saveSkill', 'skill_not_found', rewrite);
  await expectError(service, 'flows.delete', 'flow_not_found', { flowId: foreignFlow.id });
  const attach = [{ id: 'list', kind: 'attach', runId: newId('run') }];
  const unknownRun = await expectError(service, 'flows.create', 'run_not_found', args({ steps: attach }));
  expect(unknownRun.error.param).toBe('steps[0].runId');
  await expectError(service, 'flows.update', 'run_not_found', { flowId, steps: attach });
});

test('treats objects of another workspace of the organisation as unknown', async () => {
  const skill = await saveSkill();
  await create();
  const [other] = await service.sql(
    `insert into project (org_id, id, name, created_at, updated_at)
     select org_id, $2, 'Another', now(), now() from project where id = $1 returning id`,
    [service.tenant.projectId, newId('project')],
  );
  const steps = [{ ...understandStep, skillId: skill.id }];
  await expectError(service, 'flows.create', 'skill_not_found', args({ projectId: other.id, steps }));
  const listed = await call('flows.list', { projectId: other.id });
  expect(listed).toEqual({ items: [], unusedSkills: [], nextCursor: null });
});

test('attaches leads to an open run but not to an archived one', async () => {
  const { projectId } = service.tenant;
  const { runId } = await call('engine.start', { projectId, idea: 'Nothing that any directory knows.' });
  const steps = [{ id: 'list', kind: 'attach', runId }];
  expect((await create({ steps })).steps).toEqual(steps);
  await call('runs.archive', { runId });
  const { error } = await expectError(service, 'flows.create', 'invalid_arguments', args({ steps }));
  expect(error).toMatchObject({ param: 'steps[0].runId', message: expect.stringContaining('archived') });
});

test('notifies members only, ignoring the letter case of addresses', async () => {
  const owner = `owner@${service.tenant.orgId.slice(4)}.example`;
  const created = await create({
    steps: [{ id: 'notify', kind: 'notify', emails: [` ${owner.toUpperCase()}`, owner] }],
  });
  expect(created.steps).toEqual([{ id: 'notify', kind: 'notify', emails: [owner] }]);
  const foreign = await service.newTenant();
  const strangers = ['somebody@elsewhere.example', `owner@${foreign.orgId.slice(4)}.example`, 'no address'];
  for (const stranger of strangers) {
    const steps = [notifyStep, { id: 'more', kind: 'notify', emails: [owner, stranger] }];
    const { error } = await expectError(service, 'flows.create', 'invalid_arguments', args({ steps }));
    expect(error.param).toBe('steps[1].emails');
    expect(error.message).toContain(`contains ${stranger}`);
  }
  const leaver = 'leaver@team.example';
  await createUser(service.assembled.store, { orgId: service.tenant.orgId, email: leaver });
  const steps = [{ id: 'notify', kind: 'notify', emails: [owner, leaver] }];
  await call('flows.update', { flowId: created.id, steps });
  await service.sql('update directory.member set disabled_at = now() where email = $1', [leaver]);
  await expectError(service, 'flows.update', 'invalid_arguments', { flowId: created.id, steps });
});

test('a step without categories uses the reply categories', async () => {
  const routes = ['meeting_request', 'unsure', '*'].map((when) => ({ when, goTo: 'stop' }));
  const steps = [
    { id: 'classify', kind: 'understand' },
    { id: 'route', kind: 'route', routes },
  ];
  expect(await create({ steps })).toMatchObject({ steps });
});

test('limits the flows and skills of a workspace', async () => {
  const { projectId, orgId } = service.tenant;
  const insertMany = (table: string, prefix: string, columns: string, values: string, count: number) =>
    service.sql(
      `insert into ${table} (org_id, id, project_id, name, ${columns}, created_at, updated_at)
       select $1, $3 || '_00000000000000000000' || lpad(n::text, 6, '0'), $2, 'One of many', ${values}, now(), now()
       from generate_series(1, $4::int) as n returning id`,
      [orgId, projectId, prefix, count],
    );
  await insertMany('flow', 'flow', 'trigger, steps, enabled', `'{"kind":"manual"}', '[]', false`, 200);
  await insertMany('flow_skill', 'skill', 'body', `'Whatever.'`, 100);
  const { error } = await expectError(service, 'flows.create', 'invalid_state', args());
  expect(error.message).toContain('flows.delete');
  await expectError(service, 'flows.saveSkill', 'invalid_state', {
    projectId,
    name: 'One more',
    body: 'More.',
  });
  expect((await call('flows.list', { projectId, limit: 1 })).unusedSkills).toHaveLength(20);
});
