import { expect } from 'vitest';
import { openFlowScene } from './flow-scene.ts';
import type { TestService } from './test-service.ts';

/** A text that may be an opt-out, in words that no rule recognises. */
export const suspectedText = 'Your silence would be the best news for us, no more campaigns for strangers.';
/** The same, with a clear question. */
export const suspectedQuestion = 'Enough of these mails. And what does it cost per month anyway?';
export const innocentQuestion = 'Does Tavlo connect to payroll systems?';

/** Creates a lead, and reads what the calls about it change. */
export async function openSuspicionScene(service: TestService, lead: object = {}) {
  const scene = await openFlowScene(service);
  const { call, projectId, tenant } = scene;
  const { id: leadId } = await scene.addLead(lead);
  const receive = (body: string) =>
    call('inbox.addMessage', { projectId, leadId, direction: 'inbound', body });
  return {
    ...scene,
    leadId,
    receive,
    store: service.assembled.store,
    messages: async () => (await call('messages.byLead', { leadId })).items,
    drafts: async () =>
      (await call('messages.byLead', { leadId })).items.filter(({ direction }) => direction !== 'inbound'),
    entries: () =>
      service.sql(`select kind from credit_entry where org_id = $1 and kind <> 'grant'`, [tenant.orgId]),
    ingest: (message: string, overrides: object = {}) =>
      call('events.ingest', {
        projectId,
        type: 'contact_form',
        source: 'website',
        autoAdvance: true,
        identity: { email: 'liisa@maki.example' },
        payload: { message },
        ...overrides,
      }),
  };
}

/** Expects that neither the thread nor the lead gets a draft, because of the message or event `id`. */
export async function expectDraftsRefused(
  { tryCall, leadId, drafts, entries }: Awaited<ReturnType<typeof openSuspicionScene>>,
  id: string,
): Promise<void> {
  const threadId = leadId.replace('lead', 'thread');
  for (const [operation, args] of [
    ['replies.draftByThread', { threadId }],
    ['messages.generate', { leadId }],
  ] as const) {
    const reply = await tryCall(operation, args);
    expect(reply.error, operation).toMatchObject({ code: 'invalid_state' });
    expect(reply.error.message).toContain(`What arrived as ${id} may ask not to be written to any more.`);
  }
  expect(await drafts()).toEqual([]);
  expect(await entries()).toEqual([]);
}
