import { expect, test } from 'vitest';
import { maxKnowledgeBytes } from '../../src/domain/knowledge.ts';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const newWorkspace = async () => {
  const { orgId } = service.tenant;
  return (await createWorkspace(service.assembled.store, { orgId, name: 'Knowing' })).projectId;
};

test('knowledge starts empty and can be replaced or appended to', async () => {
  const projectId = await newWorkspace();
  expect(await expectSuccess(service, 'knowledge.get', { projectId })).toEqual({
    projectId,
    text: '',
    sizeBytes: 0,
    updatedAt: null,
  });
  await service.call('knowledge.append', { projectId, text: 'Olemme paahtimo.\n' });
  const appended = await service.rest('POST', '/v1/knowledge/append', {
    projectId,
    text: 'Åre åkte vi till.',
  });
  expect(appended.value).toMatchObject({ text: 'Olemme paahtimo.\n\nÅre åkte vi till.', sizeBytes: 37 });
  expect(await expectSuccess(service, 'knowledge.get', { projectId })).toEqual(appended.value);
  expect(await expectSuccess(service, 'knowledge.set', { projectId, text: 'Short.' })).toMatchObject({
    text: 'Short.',
  });
  expect(await expectSuccess(service, 'knowledge.set', { projectId, text: '' })).toMatchObject({
    text: '',
    sizeBytes: 0,
  });
  expect((await service.call('knowledge.append', { projectId, text: 'First.' })).value.text).toBe('First.');
});

test('limits the text in UTF-8 bytes and keeps the old text if a new one is too long', async () => {
  const projectId = await newWorkspace();
  const full = 'å'.repeat(maxKnowledgeBytes / 2);
  expect((await service.call('knowledge.set', { projectId, text: full })).value.sizeBytes).toBe(
    maxKnowledgeBytes,
  );
  await expectError(service, 'knowledge.set', 'payload_too_large', { projectId, text: `${full}x` });
  await expectError(service, 'knowledge.set', 'payload_too_large', {
    projectId,
    text: 'x'.repeat(maxKnowledgeBytes + 1),
  });
  await expectError(service, 'knowledge.append', 'payload_too_large', { projectId, text: 'x' });
  expect((await expectSuccess(service, 'knowledge.get', { projectId })).text).toBe(full);
});

test('keeps all paragraphs of concurrent appends', async () => {
  const projectId = await newWorkspace();
  const paragraphs = Array.from({ length: 20 }, (_, index) => `Paragraph ${index}.`);
  const replies = await Promise.all(
    paragraphs.map((text) => service.call('knowledge.append', { projectId, text })),
  );
  for (const reply of replies) expect(reply.status, reply.text).toBe(200);
  const { text } = await expectSuccess(service, 'knowledge.get', { projectId });
  expect(text.split('\n\n').toSorted()).toEqual(paragraphs.toSorted());
});

test('rejects an unknown workspace', async () => {
  const projectId = newId('project');
  await expectError(service, 'knowledge.get', 'project_not_found', { projectId });
  await expectError(service, 'knowledge.set', 'project_not_found', { projectId, text: 'x' });
  await expectError(service, 'knowledge.append', 'project_not_found', { projectId, text: 'x' });
});
