import { createOutreach } from '../../today.ts';

const outreach = createOutreach({ baseUrl: process.env.OUTREACH_URL!, key: process.env.OUTREACH_KEY! });
const leads = outreach.leads.list({ projectId: process.env.PROJECT! });
for await (const { company, email } of leads) console.log(company, email);
