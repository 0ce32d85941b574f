import { expect } from 'vitest';
import type { TestService, Tenant } from './test-service.ts';
import { expectSuccess } from './expect-outcome.ts';

/** Creates campaigns and leads for the tenant of a test service, and reads the leads of a campaign. */
export function campaignScene(service: TestService) {
  const projectId = () => service.tenant.projectId;

  const campaign = async (tenant: Tenant = service.tenant): Promise<string> => {
    const args = { projectId: tenant.projectId, name: 'Autumn' };
    return (await service.call('campaigns.create', args, { key: tenant.liveKey })).value.id;
  };
  const lead = async (overrides: object = {}, tenant: Tenant = service.tenant): Promise<string> => {
    const args = { projectId: tenant.projectId, company: 'Acme', ...overrides };
    return (await service.call('leads.add', args, { key: tenant.liveKey })).value.id;
  };
  const membersOf = async (campaignId: string): Promise<string[]> => {
    const { leads, leadCount } = await expectSuccess(service, 'campaigns.get', { campaignId });
    expect(leadCount).toBe(leads.length);
    return leads.map(({ leadId }: { leadId: string }) => leadId);
  };
  const joinSummariesOf = async (leadId: string): Promise<string[]> => {
    const { timeline } = await expectSuccess(service, 'leads.get', { leadId });
    return timeline
      .filter(({ kind }: { kind: string }) => kind === 'campaign_joined')
      .map(({ summary }: { summary: string }) => summary);
  };
  const archive = (campaignId: string) =>
    service.call('campaigns.update', { campaignId, status: 'archived' }).then(() => campaignId);
  return { projectId, campaign, lead, membersOf, joinSummariesOf, archive };
}
