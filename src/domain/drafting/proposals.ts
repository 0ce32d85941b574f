import { assembleDraft, type Assembly } from './assemble.ts';
import type { Authorship, DraftRequest, Omission, ProposedBlock } from './material.ts';
import { completeBlocks } from './structure.ts';
import { verify } from './verify.ts';

/** What one composer wrote for a draft request. */
export interface Proposal extends Authorship {
  readonly blocks: readonly ProposedBlock[];
}

/** What the composers wrote for a draft request, best first. */
export interface Proposals {
  readonly proposals: readonly Proposal[];
  /** Why the best proposal is missing, in a sentence for people; null if none is missing. */
  readonly failureReason: string | null;
}

/**
 * Makes a message of the first proposal of which enough is kept: a subject, and a claim in the body if any proposal
 * has one. If a block without claims, such as a greeting, is refused, the block of the next proposal is used. The
 * subject is never replaced, because that of the next proposal may be about something else. Warnings say which
 * composer was replaced by which, and `omitted` lists what was left out of all proposals that were tried.
 */
export function assembleFirst(request: DraftRequest, { proposals, failureReason }: Proposals): Assembly {
  const assembly = assembleBest(request, proposals);
  if (failureReason === null) return assembly;
  if (!assembly.ok) return { ...assembly, reason: `${failureReason} ${assembly.reason}` };
  return withWarnings(assembly, [`${failureReason} ${wroteInstead}`], []);
}

function assembleBest(request: DraftRequest, [first, ...others]: readonly Proposal[]): Assembly {
  const [next] = others;
  if (first === undefined || next === undefined) return assembleDraft(request, first?.blocks ?? [], first);
  const filled = fillGaps(request, first, next);
  const assembly = assembleDraft(request, filled.blocks, first);
  if (assembly.ok && tellsSomething(assembly)) return withWarnings(assembly, filled.warnings, []);
  const instead = assembleBest(request, others);
  if (assembly.ok && !tellsSomething(instead)) return withWarnings(assembly, filled.warnings, []);
  const missing = !assembly.ok && assembly.code === 'no_subject' ? 'no subject' : 'nothing';
  const warning = `The model wrote ${missing} that the material supports. ${wroteInstead}`;
  return withWarnings(instead, [warning], assembly.ok ? assembly.draft.omitted : assembly.omitted);
}

const wroteInstead = 'The built-in composer wrote this message instead.';

function tellsSomething(assembly: Assembly): boolean {
  return (
    assembly.ok && assembly.draft.sentences.some(({ form, role }) => form === 'claim' && role === 'body')
  );
}

function withWarnings(
  assembly: Assembly,
  warnings: readonly string[],
  earlier: readonly Omission[],
): Assembly {
  const left = earlier.filter(({ code }) => code !== 'block_empty');
  if (!assembly.ok) return { ...assembly, omitted: [...left, ...assembly.omitted] };
  const { draft } = assembly;
  return {
    ok: true,
    draft: { ...draft, omitted: [...left, ...draft.omitted], warnings: [...warnings, ...draft.warnings] },
  };
}

/** The first proposal, with the next one's words for blocks that state nothing and were refused. */
function fillGaps(
  asked: DraftRequest,
  first: Proposal,
  next: Proposal,
): { blocks: readonly ProposedBlock[]; warnings: readonly string[] } {
  const request: DraftRequest = { ...asked, blocks: completeBlocks(asked.blocks) };
  const written = new Set(verify(request, first.blocks).kept.map(({ blockId }) => blockId));
  const { kept } = verify(request, next.blocks);
  const gaps = request.blocks.filter(({ id, kind, role }) => {
    if (kind === 'locked' || role === 'subject' || written.has(id)) return false;
    const sentences = kept.filter(({ blockId }) => blockId === id);
    return sentences.length > 0 && sentences.every(({ form }) => form !== 'claim');
  });
  if (gaps.length === 0) return { blocks: first.blocks, warnings: [] };
  const names = gaps.map(({ id, label }) => `“${label ?? id}”`).join(', ');
  return {
    blocks: [...first.blocks, ...next.blocks.filter(({ blockId }) => gaps.some(({ id }) => id === blockId))],
    warnings: [`The built-in composer wrote ${names}, where nothing that the model wrote could be kept.`],
  };
}
