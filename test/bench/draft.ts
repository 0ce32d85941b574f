import process from 'node:process';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import { assembleDraft } from '../../src/domain/drafting/assemble.ts';
import { buildDraftRequest, type DraftingMaterial } from '../../src/domain/drafting/draft-request.ts';
import { orderBlocks } from '../../src/domain/drafting/structure.ts';
import { researchOf } from '../demo/campaign.ts';
import { blocks, brainItems, campaign, context, knowledge, sellerName, workspace } from '../demo/seller.ts';
import { readOrganisations, type RealOrganisation } from '../fixtures/real/organisations.ts';
import { runInTurns, type Benchmark } from './benchmark.ts';
import { goalAtLeast } from './figures.ts';

/** One process composes and verifies drafts from the demo's research. The figure is per second of CPU time. */
export const draft: Benchmark = {
  name: 'draft',
  what: 'drafts by the built-in composer, from given research, with verification',
  run: async (pace) => {
    const materials = readOrganisations().map(materialOf);
    let index = 0;
    const { drafts } = await runInTurns(
      {
        drafts: async (durationMs: number) => {
          const cpu = process.cpuUsage();
          const deadline = performance.now() + durationMs;
          let written = 0;
          while (performance.now() < deadline) {
            await writeDraft(materials[index++ % materials.length]!);
            written += 1;
          }
          const { user, system } = process.cpuUsage(cpu);
          return written / ((user + system) / 1_000_000);
        },
      },
      pace,
    );
    const [what, unit] = ['drafts composed and verified', '/s a core'];
    return [{ name: 'draft', what, unit, ours: drafts, goal: goalAtLeast(200, 'ours') }];
  },
};

async function writeDraft(material: DraftingMaterial): Promise<void> {
  const { request } = buildDraftRequest(material, {}, (text) => detectLanguage(text, null));
  const assembly = assembleDraft(request, await createEmbeddedComposer().compose(request));
  if (!assembly.ok) throw new Error(`No draft for ${material.lead.company}: ${assembly.reason}`);
}

function materialOf(organisation: RealOrganisation): DraftingMaterial {
  const { name: company, wikidataId, countryCode: country } = organisation;
  return {
    project: { id: 'project', name: sellerName, context, settings: workspace.settings },
    knowledge,
    brain: brainItems.map((item, index) => ({ id: `brain ${index}`, ...item })),
    lead: { id: wikidataId, company, country, analysis: researchOf(organisation) },
    files: [],
    pages: [],
    triggers: [],
    today: '2026-11-23',
    campaign: {
      brief: campaign.brief,
      structure: { blocks: [...orderBlocks(blocks)], form: { maxWords: 140 }, must: [], mustNever: [] },
    },
    runBrief: null,
    thread: [],
  };
}
