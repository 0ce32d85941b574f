import { createOutreach } from '../../today.ts';

const outreach = createOutreach({ baseUrl: process.env.URL!, key: process.env.KEY! });
const [project] = (await outreach.projects.list()).items;
const projectId = project!.id;

await outreach.projects.updateContext({
  projectId,
  whatTheyDo: 'Tavlo makes shift planning software for companies with field and counter staff.',
  valueProposition: 'Planners spend 30 percent less time on rosters in the first quarter.',
});
await outreach.brain.add({ projectId, type: 'company', title: 'Tavlo', body: 'Tavlo was founded in Tampere in 2015.' });
await outreach.brain.add({
  projectId,
  type: 'reference',
  title: 'Citycare',
  body: 'Citycare cut its roster work from 12 hours to 4 hours a week with Tavlo.',
});
await outreach.leads.addBatch({
  projectId,
  leads: [
    {
      company: 'Harbour Foods',
      firstName: 'Sam',
      email: 'sam@harbour-foods.example',
      source: 'autumn-fair',
      analysis: 'Harbour Foods runs 42 seafood counters in Scotland. It opened a smokehouse in Aberdeen in September 2026.',
    },
  ],
});

const { runId } = await outreach.runs.startFromLeads({
  projectId,
  source: 'autumn-fair',
  campaignBrief: 'Offer a short call about shift planning.',
});
let run = await outreach.runs.status({ runId: runId! });
while (run.status === 'drafting') {
  await new Promise((resolve) => setTimeout(resolve, 250));
  run = await outreach.runs.status({ runId: runId! });
}

for await (const { company, draft, reason } of outreach.runs.leads({ runId: runId! })) {
  console.log(company, draft?.subject ?? reason);
  console.log(draft?.body);
  for (const { sentence, sourceKind, quote } of draft?.evidence ?? []) console.log(`  ${sentence}\n    ${sourceKind}: ${quote}`);
  for (const { text, reason: why } of draft?.omitted ?? []) console.log(`  left out: ${text} (${why})`);
}
