import type { Lead } from '../../generated/contract/types.ts';
import { formatCsvRow } from './csv.ts';

const columns = [
  'id',
  'projectId',
  'status',
  'stage',
  'firstName',
  'lastName',
  'email',
  'aliases',
  'phone',
  'linkedinUrl',
  'jobTitle',
  'company',
  'companyDomain',
  'companyWebsite',
  'companyDescription',
  'companyCity',
  'city',
  'country',
  'location',
  'notes',
  'analysis',
  'outreachAngle',
  'externalUrl',
  'source',
  'discoverySource',
  'fitScore',
  'dealStage',
  'dealValueEur',
  'tags',
  'campaignIds',
  'suppressed',
  'customFields',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Lead)[];

export type ExportFormat = 'csv' | 'ndjson';

/** Leads as a part of a file. Parts in order make the file; only the first has the names of the columns. */
export function formatLeads(leads: readonly Lead[], format: ExportFormat, isFirst: boolean): string {
  if (format === 'ndjson') return leads.map((lead) => `${JSON.stringify(lead)}\n`).join('');
  const header = isFirst ? formatCsvRow(columns) : '';
  return header + leads.map((lead) => formatCsvRow(columns.map((column) => cellOf(lead, column)))).join('');
}

function cellOf(lead: Lead, column: (typeof columns)[number]): unknown {
  const value = lead[column];
  if (column === 'createdAt' || column === 'updatedAt') return new Date(lead[column]).toISOString();
  if (column === 'suppressed') return lead.suppressed?.reason;
  if (column === 'customFields') return Object.keys(lead.customFields).length === 0 ? null : value;
  return Array.isArray(value) ? value.join('; ') : value;
}
