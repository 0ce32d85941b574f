import { createHash } from 'node:crypto';
import { itemAt } from '../item-at.ts';
import type { Block, LockedBlock } from './material.ts';

/** A mistake in a structure, for its author. `path` names the place, for example `blocks[2].content`. */
export interface StructureProblem {
  readonly path: string;
  readonly message: string;
}

/** A block as a caller may send it: everything but its kind may be missing. */
export type BlockInput = Pick<Block, 'kind'> & Partial<Omit<Block, 'kind'>>;

/** The blocks of a message whose campaign has no structure of its own. */
export function standardBlocks(): readonly Block[] {
  const generated = (
    id: string,
    label: string,
    aiInstruction: string,
    optional: boolean,
  ): Omit<Block, 'order'> => ({
    id,
    kind: 'generated',
    role: id === 'subject' ? 'subject' : 'body',
    label,
    aiInstruction,
    optional,
  });
  return [
    generated('subject', 'Subject', 'A short, specific subject.', false),
    generated('greeting', 'Greeting', 'Greet the recipient.', false),
    generated('opening', 'Opening', 'One concrete observation about the recipient.', true),
    generated('offer', 'What we bring', 'What we do, and why it fits the recipient.', true),
    generated('proof', 'Proof', 'One reference or figure of ours, if there is one.', true),
    generated('call-to-action', 'Call to action', 'One easy next step.', false),
    generated('sign-off', 'Sign-off', 'Close with the sender.', false),
  ].map((block, order) => ({ ...block, order }));
}

/**
 * Puts blocks in their order and gives an id to those without one. Blocks without an order keep their place in the list
 * and come after the block before them. Ids are `block-1`, `block-2`, … by final place, and never one already taken.
 */
export function orderBlocks(inputs: readonly BlockInput[]): readonly Block[] {
  let last = 0;
  const ranked = inputs.map((input, index) => {
    last = input.order ?? last;
    return { input, index, rank: last };
  });
  ranked.sort((left, right) => left.rank - right.rank || left.index - right.index);
  const taken = new Set(inputs.flatMap((input) => (hasText(input.id) ? [input.id] : [])));
  let next = 1;
  const freeId = (): string => {
    while (taken.has(`block-${next}`)) next += 1;
    taken.add(`block-${next}`);
    return `block-${next}`;
  };
  return ranked.map(({ input }, order) => ({
    ...input,
    id: hasText(input.id) ? input.id : freeId(),
    order,
    role: input.role ?? 'body',
  }));
}

/**
 * The blocks of a message: the standard ones if a campaign has none, and a generated subject if it has no subject.
 */
export function completeBlocks(blocks: readonly Block[]): readonly Block[] {
  if (blocks.length === 0) return standardBlocks();
  if (blocks.some((block) => block.role === 'subject')) return blocks;
  const ids = new Set(blocks.map((block) => block.id));
  const subject = itemAt(standardBlocks(), 0);
  const id = ids.has(subject.id) ? `${subject.id}-generated` : subject.id;
  return [{ ...subject, id }, ...blocks];
}

/** All mistakes that make a structure unusable; empty if it can be used. */
export function structureProblems(blocks: readonly BlockInput[]): readonly StructureProblem[] {
  const problems: StructureProblem[] = [];
  const say = (index: number, field: string, message: string): void => {
    problems.push({ path: field === '' ? `blocks[${index}]` : `blocks[${index}].${field}`, message });
  };
  const firstById = new Map<string, number>();
  blocks.forEach((block, index) => {
    blockProblems(block, (field, message) => say(index, field, message));
    if (!hasText(block.id)) return;
    const first = firstById.get(block.id);
    if (first === undefined) firstById.set(block.id, index);
    else
      say(
        index,
        'id',
        `The id “${block.id}” is already the one of blocks[${first}]; give each block its own.`,
      );
  });
  if (blocks.length > 0 && !blocks.some((block) => (block.role ?? 'body') === 'body')) {
    problems.push({ path: 'blocks', message: 'A message needs at least one block with the role “body”.' });
  }
  if (blocks.length > maxBlocks)
    problems.push({ path: 'blocks', message: `A message has at most ${maxBlocks} blocks.` });
  return problems;
}

/** Lower-case hex SHA-256 of a text in UTF-8. */
export function contentHashOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex');
}

/** The locked blocks of a structure as they are inserted into a message, each with the hash of its content. */
export function lockedBlocks(blocks: readonly Block[]): readonly LockedBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'locked') return [];
    const content = block.content ?? '';
    return [{ blockId: block.id, role: block.role, content, sha256: contentHashOf(content) }];
  });
}

const maxBlocks = 50;

function blockProblems(block: BlockInput, say: (field: string, message: string) => void): void {
  if (block.kind === 'locked') {
    if (!hasText(block.content)) say('content', 'A locked block ships word for word, so it needs content.');
    if (hasText(block.aiInstruction))
      say('aiInstruction', 'Nothing is written for a locked block; remove the instruction.');
    if (block.role === 'subject' && /[\r\n]/u.test(block.content ?? ''))
      say('content', 'A subject is one line; remove the line break.');
  } else {
    if (hasText(block.content))
      say('content', 'A generated block is written for each recipient; lock it to keep this content.');
  }
  if (block.id !== undefined && block.id.trim() === '')
    say('id', 'An id is not empty; leave it out to be given one.');
  if (block.order !== undefined && !Number.isFinite(block.order)) say('order', 'The order is a number.');
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
