import { newId, threadIdOf } from '../../src/store/ids.ts';
import type { TestService, Tenant } from './test-service.ts';

export interface StoredMessage {
  readonly leadId: string;
  readonly id?: string;
  readonly direction?: 'inbound' | 'outbound';
  readonly state?: string;
  readonly campaignId?: string | null;
  readonly classification?: string | null;
  readonly occurredAt?: Date;
  readonly subject?: string;
  readonly body?: string;
  readonly language?: string | null;
}

/**
 * Inserts a message into a lead's thread without any checks, as if a person or a mail server had created it. Returns
 * its id.
 */
export async function storeMessage(
  service: TestService,
  tenant: Tenant,
  message: StoredMessage,
): Promise<string> {
  const { leadId, id = newId('message'), direction = 'outbound', state = 'sent' } = message;
  const { campaignId = null, classification = null } = message;
  const { occurredAt = new Date(), subject = 'Shifts', body = 'Hello.', language = 'en' } = message;
  await service.sql(
    `insert into message (org_id, id, project_id, lead_id, thread_id, direction, state, subject, body, language,
       channel, content_hash, occurred_at, created_at, campaign_id, classification)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'email', '', $11, $11, $12, $13)`,
    [tenant.orgId, id, tenant.projectId, leadId, threadIdOf(leadId)].concat([
      direction,
      state,
      subject,
      body,
      language as string,
      occurredAt.toISOString(),
      campaignId as string,
      classification as string,
    ]),
  );
  return id;
}
