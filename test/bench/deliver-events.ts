import { newId } from '../../src/store/ids.ts';

/** The data of a lead.added event as the service raises it. */
export function eventData(number: number): object {
  return {
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    leadId: newId('lead'),
    email: `anna.${number}@company.example`,
    firstName: 'Anna',
    lastName: `Virtanen ${number}`,
    company: `Company ${number}`,
    source: 'fair',
    url: 'http://127.0.0.1:8787/app/leads/lead_01h455vb4pex5vsknk084sn02q',
  };
}

/** The request body of its delivery. */
export function eventBody(number: number): string {
  return JSON.stringify({ event: 'lead.added', timestamp: Date.now(), data: eventData(number) });
}
