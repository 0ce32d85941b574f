import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { uploadFolder, type UploadedFile } from '../support/upload-folder.ts';
import { expectError } from '../support/expect-outcome.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

interface Scene {
  readonly runId: string;
  readonly files: UploadedFile[];
  readonly leadId: string;
  /** Adds a message of the run with the files to the lead's thread, like a draft of the pipeline. */
  message(state: string, evidence?: object[]): Promise<string>;
}

async function importTwo(): Promise<Scene> {
  const files = await uploadFolder(service, workspace, { 'Acme/a.txt': 'a', 'Acme/b.txt': 'b' });
  const { projectId } = workspace;
  const { runId } = await workspace.call('material.import', { projectId, files });
  const { id: leadId } = await workspace.addLead();
  await service.sql('update run_lead set lead_id = $2 where run_id = $1', [runId, leadId]);
  const message = async (state: string, evidence: object[] = []) => {
    const id = await storeMessage(service, workspace.tenant, { leadId, state });
    await service.sql('update message set run_id = $2, attachments = $3, evidence = $4 where id = $1', [
      id,
      runId,
      ...[files, evidence].map((value) => JSON.stringify(value)),
    ]);
    return id;
  };
  return { runId, files, leadId, message };
}

const messagesOf = async ({ leadId }: Scene): Promise<Map<string, any>> => {
  const { items } = await workspace.call('messages.byLead', { leadId, limit: 200 });
  return new Map(items.map((message: { id: string }) => [message.id, message]));
};
const attachmentsOf = async ({ runId }: Scene) => {
  const { items } = await workspace.call('runs.list', { projectId: workspace.projectId, limit: 200 });
  return items.find(({ id }) => id === runId)!.attachments.map(({ path }: UploadedFile) => path);
};
const detach = (scene: Scene, index = 0, headers: Record<string, string> = {}) =>
  workspace.call('runs.detach', { runId: scene.runId, storageId: scene.files[index]!.storageId }, headers);

describe('a removed file', () => {
  test('is removed from the run and its unsent messages, but not from sent ones', async () => {
    const scene = await importTwo();
    const unsent = await Promise.all(['drafted', 'failed', 'removed'].map((state) => scene.message(state)));
    const sent = await Promise.all(
      ['sending', 'sent', 'delivered', 'bounced'].map((state) => scene.message(state)),
    );
    const answer = await detach(scene);
    const { storageId, path } = scene.files[0]!;
    expect(answer).toEqual({
      runId: scene.runId,
      storageId,
      path,
      changed: true,
      messages: unsent.length,
      reopened: [],
    });
    expect(await attachmentsOf(scene)).toEqual(['Acme/b.txt']);
    const messages = await messagesOf(scene);
    for (const id of unsent) expect(messages.get(id).attachments).toEqual([scene.files[1]]);
    for (const id of sent) {
      expect(messages.get(id).attachments).toEqual(scene.files);
      expect(messages.get(id).history).toEqual([]);
    }
    const storedFiles = await service.sql('select id from material_file where id = $1', [storageId]);
    expect(storedFiles).toHaveLength(1);
  });

  test('returns an approved draft to review with a new hash', async () => {
    const scene = await importTwo();
    const id = await scene.message('drafted');
    const approved = await workspace.call('messages.approve', { messageId: id });
    expect(await detach(scene)).toMatchObject({ messages: 1, reopened: [id] });
    const message = (await messagesOf(scene)).get(id);
    expect(message).toMatchObject({ state: 'drafted', approvedAt: null, approvedBy: null });
    expect(message.contentHash).not.toBe(approved.contentHash);
    expect(message.history.at(-1)).toMatchObject({
      by: workspace.tenant.userId,
      instruction: 'The file Acme/a.txt was detached.',
    });
    const oldApproval = { messageId: id, contentHash: approved.contentHash };
    expect((await workspace.tryCall('messages.approve', oldApproval)).error.code).toBe('invalid_state');
    const newApproval = { messageId: id, contentHash: message.contentHash };
    expect(await workspace.call('messages.approve', newApproval)).toMatchObject({ state: 'approved' });
  });

  test('causes a warning on a draft that quotes it', async () => {
    const scene = await importTwo();
    const quote = { sentence: 'x', start: 0, end: 1, quote: 'a', sourceKind: 'payload' };
    const [quoting, other] = [
      await scene.message('drafted', [{ ...quote, sourceId: scene.files[0]!.storageId }]),
      await scene.message('drafted', [{ ...quote, sourceId: scene.files[1]!.storageId }]),
    ];
    await detach(scene);
    const messages = await messagesOf(scene);
    expect(messages.get(quoting).warnings).toEqual(['It quotes Acme/a.txt, which was removed from the run.']);
    expect(messages.get(other).warnings).toEqual([]);
  });

  test('is removed once; a repeat changes nothing or returns the first reply', async () => {
    const scene = await importTwo();
    const id = await scene.message('drafted');
    const first = await detach(scene, 0, { 'Idempotency-Key': 'off-1' });
    await workspace.call('messages.approve', { messageId: id });
    expect(await detach(scene)).toEqual({ ...first, changed: false, messages: 0, reopened: [] });
    expect(await detach(scene, 0, { 'Idempotency-Key': 'off-1' })).toEqual(first);
    expect((await messagesOf(scene)).get(id).state).toBe('approved');
  });

  test('returns only with a new upload; a further wave leaves it out with the reason', async () => {
    const scene = await importTwo();
    await detach(scene);
    const importWave = async (files: UploadedFile[]) => {
      const args = { projectId: workspace.projectId, files, targetRunId: scene.runId };
      return workspace.call('material.import', args);
    };
    const { companies, leftOut } = await importWave(scene.files);
    expect(companies).toEqual([]);
    expect(leftOut).toMatchObject(
      [
        { path: 'Acme/a.txt', reason: /was removed from this run.*upload it again/ },
        { path: 'Acme/b.txt', reason: /already on this run/ },
      ].map(({ path, reason }) => ({ path, reason: expect.stringMatching(reason) })),
    );
    expect(await attachmentsOf(scene)).toEqual(['Acme/b.txt']);
    const withNewUpload = await importWave(await uploadFolder(service, workspace, { 'Acme/a.txt': 'a' }));
    expect(withNewUpload.companies).toMatchObject([
      { name: 'Acme', isNew: false, files: [{ path: 'Acme/a.txt' }] },
    ]);
    expect(await attachmentsOf(scene)).toEqual(['Acme/a.txt', 'Acme/b.txt']);
  });

  test('remains on other runs', async () => {
    const scene = await importTwo();
    const args = { projectId: workspace.projectId, files: scene.files };
    const { runId } = await workspace.call('material.import', args);
    await detach(scene);
    expect(await attachmentsOf({ ...scene, runId })).toHaveLength(2);
  });
});

describe('removes nothing', () => {
  test('from an unknown or foreign run', async () => {
    const other = await openWorkspace(service);
    const files = await uploadFolder(service, other, { 'Acme/a.txt': 'a' });
    const { runId } = await other.call('material.import', { projectId: other.projectId, files });
    const { storageId } = files[0]!;
    for (const id of [newId('run'), runId as string]) {
      await expectError(service, 'runs.detach', 'run_not_found', { runId: id, storageId }, workspace.options);
    }
  });

  test('if the file is not on the run', async () => {
    const scene = await importTwo();
    const [elsewhere] = await uploadFolder(service, workspace, { 'Acme/c.txt': 'c' });
    const other = await openWorkspace(service);
    const [foreignFile] = await uploadFolder(service, other, { 'Acme/a.txt': 'a' });
    const replies: string[] = [];
    for (const storageId of [newId('file'), elsewhere!.storageId, foreignFile!.storageId]) {
      const args = { runId: scene.runId, storageId };
      const reply = await expectError(
        service,
        'runs.detach',
        'attachment_not_found',
        args,
        workspace.options,
      );
      replies.push(reply.text.replaceAll(reply.error.request_id, ''));
    }
    expect(new Set(replies).size).toBe(1);
  });
});
