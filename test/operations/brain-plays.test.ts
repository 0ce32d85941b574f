import { expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const call = async (fn: string, args: Record<string, unknown>) => {
  const reply = await service.call(fn, args);
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const addReference = () =>
  call('brain.add', {
    projectId: projectId(),
    type: 'reference',
    title: 'Citycare',
    body: 'Citycare cut its roster work from 12 hours to 4 hours a week with Tavlo.',
  });
const fields = {
  when: { kinds: ['opening'] },
  because: 'A new site in {trigger.place} needs a roster on its first day.',
  offer: 'Tavlo plans the shifts of all sites.',
  language: 'en',
};
const playOf = (play: Record<string, unknown>) => ({
  projectId: projectId(),
  type: 'play',
  title: 'New sites',
  play: { ...fields, ...play },
});

test('adds, lists and updates a play', async () => {
  const { id: brainId } = await addReference();
  const { id: campaignId } = await call('campaigns.create', { projectId: projectId(), name: 'Autumn' });
  const added = await expectSuccess(
    service,
    'brain.add',
    playOf({
      when: { kinds: ['opening', 'expansion', 'opening'], words: [' depot '] },
      proof: { brainId },
      ask: 'May I show you the roster of {company}?',
      campaignIds: [campaignId],
    }),
  );
  expect(added).toMatchObject({
    type: 'play',
    title: 'New sites',
    play: {
      when: { kinds: ['opening', 'expansion'], words: ['depot'] },
      because: fields.because,
      offer: fields.offer,
      proof: { brainId },
      ask: 'May I show you the roster of {company}?',
      subject: null,
      language: 'en',
      campaignIds: [campaignId],
    },
  });
  expect(added.body.split('\n')).toEqual([
    'News: opening, expansion',
    'News with the words: depot',
    `Because: ${fields.because}`,
    `Offer: ${fields.offer}`,
    `Proof: ${brainId}`,
    'Ask: May I show you the roster of {company}?',
    'Language: en',
    `Campaigns: ${campaignId}`,
  ]);
  const { items } = await expectSuccess(service, 'brain.list', { projectId: projectId(), type: 'play' });
  expect(items[0]).toEqual(added);

  const changed = await expectSuccess(service, 'brain.update', {
    projectId: projectId(),
    id: added.id,
    play: { ...added.play, proof: null, offer: 'Tavlo plans all shifts.' },
  });
  expect(changed.play).toEqual({ ...added.play, proof: null, offer: 'Tavlo plans all shifts.' });
  expect(changed.body).toContain('Offer: Tavlo plans all shifts.');
  const renamed = await expectSuccess(service, 'brain.update', {
    projectId: projectId(),
    id: added.id,
    title: 'New depots',
  });
  expect(renamed).toMatchObject({ title: 'New depots', body: changed.body, play: changed.play });
});

test('other items have no play', async () => {
  expect((await addReference()).play).toBeNull();
});

test.each([
  [{ because: ' ' }, 'play.because', 'is blank. Write why such news matters'],
  [{ offer: 'In {trigger.city}.' }, 'play.offer', 'unknown slot {trigger.city}'],
  [{ subject: 'One\ntwo' }, 'play.subject', 'several lines'],
  [{ ask: 'A call?', language: 'et' }, 'play.language', 'en, fi, sv, de'],
  [{ when: { kinds: ['opening', 'closing'] } }, 'play.when.kinds[1]', 'opening'],
  [{ when: { words: ['depot', ' '] } }, 'play.when.words[1]', 'is blank'],
  [{ when: { words: [] } }, 'play.when', 'names no news'],
  [{ when: undefined }, 'play.when', 'needs the argument'],
  [{ proof: {} }, 'play.proof.brainId', 'needs the argument'],
])('rejects the play %j and names %s', async (play, param, message) => {
  const { error } = await expectError(service, 'brain.add', 'invalid_arguments', playOf(play));
  expect(error.param).toBe(param);
  expect(error.message).toContain(message);
});

test('rejects a slot inside a sentence where names change their form, with an example', async () => {
  const item = await call('brain.add', playOf({ language: 'fi', because: 'Avaus: {trigger.place}.' }));
  const { error } = await expectError(service, 'brain.update', 'invalid_arguments', {
    projectId: projectId(),
    id: item.id,
    play: { ...item.play, because: 'Avasitte {trigger.place}ssa.' },
  });
  expect(error.param).toBe('play.because');
  expect(error.message).toContain('Uusi toimipaikka ({trigger.place})');
});

test('rejects a proof that the workspace does not have, or that is no reference', async () => {
  const note = await call('brain.add', { projectId: projectId(), type: 'note', title: 'A', body: 'B' });
  const { orgId } = service.tenant;
  const { projectId: other } = await createWorkspace(service.assembled.store, { orgId, name: 'Other' });
  const reference = await addReference();
  const param = 'play.proof.brainId';

  const noReference = playOf({ proof: { brainId: note.id } });
  const byNote = await expectError(service, 'brain.add', 'invalid_arguments', noReference);
  expect(byNote.error).toMatchObject({ param, message: expect.stringContaining('the type note') });

  const elsewhere = { ...playOf({ proof: { brainId: reference.id } }), projectId: other };
  const byOther = await expectError(service, 'brain.add', 'brain_item_not_found', elsewhere);
  expect(byOther.error.param).toBe(param);
});

test('rejects a campaign that the workspace does not have', async () => {
  const { id } = await call('campaigns.create', { projectId: projectId(), name: 'Autumn' });
  const unknown = { ...fields, campaignIds: [id, newId('campaign')] };
  const param = 'play.campaignIds[1]';
  const added = await expectError(service, 'brain.add', 'campaign_not_found', playOf(unknown));
  expect(added.error.param).toBe(param);
  const item = await call('brain.add', playOf({}));
  const update = { projectId: projectId(), id: item.id, play: unknown };
  expect((await expectError(service, 'brain.update', 'campaign_not_found', update)).error.param).toBe(param);
});

test('keeps body and play apart', async () => {
  const note = { projectId: projectId(), type: 'note', title: 'A note' };
  const paramOf = async (fn: 'brain.add' | 'brain.update', args: Record<string, unknown>) =>
    (await expectError(service, fn, 'invalid_arguments', args)).error.param;
  expect(await paramOf('brain.add', note)).toBe('body');
  expect(await paramOf('brain.add', { ...note, body: 'B', play: fields })).toBe('play');
  expect(await paramOf('brain.add', { ...playOf({}), body: 'B' })).toBe('body');
  expect(await paramOf('brain.add', { ...note, type: 'play' })).toBe('play');

  const { id } = await call('brain.add', { ...note, body: 'B' });
  expect(await paramOf('brain.update', { projectId: projectId(), id, play: fields })).toBe('play');
  const play = await call('brain.add', playOf({}));
  expect(await paramOf('brain.update', { projectId: projectId(), id: play.id, body: 'B' })).toBe('body');
});

test('keeps a reference that a play names', async () => {
  const { id: brainId } = await addReference();
  const play = await call('brain.add', playOf({ proof: { brainId } }));
  const removal = { projectId: projectId(), id: brainId };
  const { error } = await expectError(service, 'brain.remove', 'invalid_state', removal);
  expect(error.message).toContain(`The play “New sites” (${play.id}) uses this reference`);
  await call('brain.remove', { projectId: projectId(), id: play.id });
  await call('brain.remove', removal);
});

test('counts plays into the size of the Brain', async () => {
  const { orgId } = service.tenant;
  const { projectId: large } = await createWorkspace(service.assembled.store, { orgId, name: 'Large' });
  const note = { projectId: large, type: 'note', title: 'Long', body: 'x'.repeat(65_436) };
  for (let count = 0; count < 4; count += 1) await call('brain.add', note);
  const play = { ...playOf({ because: 'x'.repeat(500) }), projectId: large };
  const { error } = await expectError(service, 'brain.add', 'payload_too_large', play);
  expect(error.param).toBe('play');
});

test('adds no play to a reference that is removed at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: brainId } = await addReference();
    const [added, removed] = await Promise.all([
      service.call('brain.add', playOf({ proof: { brainId } })),
      service.call('brain.remove', { projectId: projectId(), id: brainId }),
    ]);
    const outcomes = [added.error?.code ?? 'added', removed.error?.code ?? 'removed'];
    expect([
      ['added', 'invalid_state'],
      ['brain_item_not_found', 'removed'],
    ]).toContainEqual(outcomes);
  }
});
