import { itemAt } from '../item-at.ts';
import { greetAsAsked } from './greeting.ts';
import type {
  Authorship,
  Block,
  Draft,
  DraftRequest,
  DraftSentence,
  Omission,
  ProposedBlock,
} from './material.ts';
import { missingLanguage, researchLeftOut } from './missing-language.ts';
import { recogniseRules } from './rule-forms.ts';
import { enforceRules } from './rules.ts';
import { missingSignature } from './sender-name.ts';
import { completeBlocks, lockedBlocks } from './structure.ts';
import { verify, type VerifiedSentence } from './verify.ts';

type NothingLeft = 'no_subject' | 'no_body';

/** Why there is no message: a part is missing, or there is no material for an answer. */
export type AssemblyFailure = NothingLeft | 'nothing_to_answer_from';

export type Assembly =
  | { readonly ok: true; readonly draft: Draft }
  | {
      readonly ok: false;
      readonly code: AssemblyFailure;
      /** A sentence for people. */
      readonly reason: string;
      readonly omitted: readonly Omission[];
    };

/**
 * Makes a message from a composer's proposal: only sentences that the verifier keeps, locked blocks byte for byte in
 * their place, with every rule enforced. The same request and proposal always give the same message. It fails only
 * if no subject is left, or if a structure asks for generated body text and none is left. A composer that
 * `readsRules` got the writing rules that code cannot check, so they become no warning.
 */
export function assembleDraft(
  asked: DraftRequest,
  proposed: readonly ProposedBlock[],
  { readsRules, composedBy, rounds }: Authorship = embedded,
): Assembly {
  const request: DraftRequest = { ...asked, blocks: completeBlocks(asked.blocks) };
  const verification = verify(request, proposed);
  const locked = lockedBlocks(request.blocks);
  const kept = greetAsAsked(request, verification.kept);
  const ruled = enforceRules(request, kept, locked, readsRules);
  const omitted = [
    ...verification.omitted,
    ...ruled.omitted,
    ...emptyBlocks(request, ruled.sentences, proposed),
  ];
  const fail = (code: NothingLeft): Assembly => ({ ok: false, code, reason: failures[code], omitted });

  const pieces = piecesOf(request.blocks, ruled.sentences);
  const subject = subjectOf(pieces);
  if (subject.trim() === '') return fail('no_subject');
  if (!hasBody(request, ruled.sentences)) return fail('no_body');
  const paragraphs = paragraphLimit(request);
  const body = bodyOf(pieces, paragraphs);
  const warnings = [
    ...ruled.warnings,
    ...missingLanguage(request),
    ...researchLeftOut(request),
    ...missingSignature(request, body.text),
  ];
  if (body.count > paragraphs)
    warnings.push(`The message has more than ${paragraphs} paragraphs because of its locked blocks.`);
  return {
    ok: true,
    draft: {
      subject,
      body: body.text,
      language: request.language,
      sentences: pieces.map(draftSentence),
      omitted,
      warnings,
      lockedBlocks: locked,
      composedBy,
      rounds,
    },
  };
}

const embedded: Authorship = { readsRules: false, composedBy: 'embedded', rounds: 0 };

const failures: Readonly<Record<NothingLeft, string>> = {
  no_subject: 'No subject is left: nothing that was proposed for it can be kept.',
  no_body:
    'No generated sentence of the body is left: nothing that was proposed for it is supported by the material.',
};

/** A sentence or a locked text with its position. */
interface Piece {
  readonly text: string;
  readonly role: 'subject' | 'body';
  readonly blockId: string;
  readonly sentence?: VerifiedSentence;
}

function piecesOf(blocks: readonly Block[], sentences: readonly VerifiedSentence[]): readonly Piece[] {
  return blocks.flatMap((block): readonly Piece[] => {
    if (block.kind === 'locked') return [{ text: block.content ?? '', role: block.role, blockId: block.id }];
    return sentences
      .filter((sentence) => sentence.blockId === block.id)
      .map((sentence) => ({
        text: shown(sentence.text, block),
        role: block.role,
        blockId: block.id,
        sentence,
      }));
  });
}

/** Subjects end without a full stop. */
function shown(text: string, { role }: Block): string {
  return role === 'subject' ? text.replace(/(?<!\.)\.$/u, '') : text;
}

function subjectOf(pieces: readonly Piece[]): string {
  return pieces
    .filter((piece) => piece.role === 'subject')
    .map((piece) => piece.text)
    .join(' ');
}

function hasBody(request: DraftRequest, sentences: readonly VerifiedSentence[]): boolean {
  const bodyBlocks = request.blocks.filter((block) => block.role === 'body');
  if (!bodyBlocks.some((block) => block.kind === 'generated')) return true;
  const body = sentences.filter((sentence) => sentence.role === 'body');
  // A greeting and a sign-off alone are a message only around locked text.
  const hasLocked = bodyBlocks.some((block) => block.kind === 'locked');
  return hasLocked ? body.length > 0 : body.some((sentence) => !isFrame(sentence));
}

function isFrame(sentence: VerifiedSentence): boolean {
  return sentence.form === 'greeting' || sentence.form === 'sign_off';
}

function emptyBlocks(
  request: DraftRequest,
  sentences: readonly VerifiedSentence[],
  proposed: readonly ProposedBlock[],
): readonly Omission[] {
  return request.blocks
    .filter(
      (block) => block.kind === 'generated' && !sentences.some((sentence) => sentence.blockId === block.id),
    )
    .map((block) => {
      const own = proposed.find((item) => item.blockId === block.id);
      const hadSentences = own !== undefined && own.sentences.length > 0;
      const why = hadSentences
        ? 'none of its sentences could be kept.'
        : (own?.emptyBecause ?? 'the material holds nothing for it.');
      const reason = `The block “${block.label ?? block.id}” was left out: ${why}`;
      return { text: '', blockId: block.id, code: 'block_empty', reason };
    });
}

function paragraphLimit(request: DraftRequest): number {
  const limits = recogniseRules(request.writingRules).directives.flatMap(({ directive }) =>
    directive.kind === 'max_paragraphs' ? [directive.most] : [],
  );
  return Math.min(request.form.paragraphs ?? Infinity, ...limits);
}

/** A paragraph of the body; greeting, sign-off and locked text are paragraphs of their own. */
interface Paragraph {
  readonly texts: string[];
  readonly isFixed: boolean;
  readonly isFrame: boolean;
}

function bodyOf(pieces: readonly Piece[], most: number): { text: string; count: number } {
  const paragraphs: Paragraph[] = [];
  let block = '';
  for (const piece of pieces.filter((candidate) => candidate.role === 'body')) {
    const { sentence } = piece;
    const previous = paragraphs.at(-1);
    const isFixed = sentence === undefined || isFrame(sentence);
    const opens =
      isFixed ||
      previous === undefined ||
      previous.isFixed ||
      (sentence.startsParagraph ?? piece.blockId !== block);
    if (opens) paragraphs.push({ texts: [piece.text], isFixed, isFrame: sentence !== undefined && isFixed });
    else previous.texts.push(piece.text);
    block = piece.blockId;
  }
  const merged = mergeParagraphs(paragraphs, most);
  const count = merged.filter((paragraph) => !paragraph.isFrame).length;
  return { text: merged.map((paragraph) => paragraph.texts.join(' ')).join('\n\n'), count };
}

/** Joins adjacent paragraphs, the shortest pair first, until at most `most` are between greeting and sign-off. */
function mergeParagraphs(paragraphs: readonly Paragraph[], most: number): readonly Paragraph[] {
  const merged = [...paragraphs];
  while (merged.filter((paragraph) => !paragraph.isFrame).length > Math.max(1, most)) {
    const pairs = merged.flatMap((paragraph, at) => {
      const next = merged[at + 1];
      return next === undefined || paragraph.isFixed || next.isFixed
        ? []
        : [{ at, length: lengthOf(paragraph) + lengthOf(next) }];
    });
    const shortest = pairs.sort((left, right) => left.length - right.length || right.at - left.at)[0];
    if (shortest === undefined) break;
    const [left, right] = [itemAt(merged, shortest.at), itemAt(merged, shortest.at + 1)];
    merged.splice(shortest.at, 2, { ...left, texts: [...left.texts, ...right.texts] });
  }
  return merged;
}

function lengthOf(paragraph: Paragraph): number {
  return paragraph.texts.reduce((length, text) => length + text.length, 0);
}

function draftSentence(piece: Piece): DraftSentence {
  const { text, role, blockId, sentence } = piece;
  return { text, role, blockId, form: sentence?.form ?? 'locked', evidence: sentence?.evidence ?? [] };
}
