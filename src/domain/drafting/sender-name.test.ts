import { describe, expect, test } from 'vitest';
import { sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import {
  generated as generatedBlock,
  locked as lockedBlock,
  request,
} from '../../../test/fixtures/drafting/draft-request.ts';
import { assembleDraft } from './assemble.ts';
import type { Block, DraftRequest } from './material.ts';
import { buildDraftRequest, noSenderNameWarning } from './draft-request.ts';
import { missingSignatureWarning } from './sender-name.ts';
import { orderBlocks, type BlockInput } from './structure.ts';

const generated: BlockInput = { kind: 'generated', label: 'Sign-off' };
const locked = (content: string): BlockInput => ({ kind: 'locked', content });
const signed = locked('Best regards,\nMia Berg');
const postscript = locked('P.S. We are at the fair in Tampere.');

function warningsFor(settings: { signature?: string }, last: readonly BlockInput[]): readonly string[] {
  const seller = sellerIn('en');
  const blocks = orderBlocks([{ kind: 'generated', label: 'Greeting' }, ...last]);
  const structure = { blocks: [...blocks], form: {}, must: [], mustNever: [] };
  const project = { ...seller.project, settings };
  return buildDraftRequest({ ...seller, project, campaign: { structure } }, {}, () => 'en').warnings;
}

test.each<[what: string, settings: { signature?: string }, last: BlockInput[]]>([
  ['no signature', {}, [generated]],
  ['a blank signature', { signature: ' \n' }, [generated]],
  ['a locked postscript', {}, [generated, postscript]],
  ['a locked postscript alone', {}, [postscript]],
  ['a locked postscript in capitals', {}, [generated, locked('PS Autumn Fair')]],
  ['a locked block before a generated sign-off', {}, [locked('Mia Berg leads the trial.'), generated]],
  ['a locked last sentence', {}, [generated, locked('You may forward this message.')]],
  ['a locked sign-off without a name', {}, [locked('Best regards,')]],
  ['a locked sign-off before a postscript', {}, [locked('Best regards,\n\nP.S. See You')]],
  ['a locked sign-off of the company', {}, [locked('Best regards,\nTavlo')]],
  ['a locked sign-off of a team', {}, [locked('Best regards,\nThe Tavlo Team')]],
  ['a company after the sign-off', {}, [locked('Best regards, Tavlo')]],
  ['a locked subject with a name', {}, [{ ...signed, role: 'subject' }, generated]],
])('with %s, a draft warns that it names no sender', (_what, settings, last) => {
  expect(warningsFor(settings, last)).toEqual([noSenderNameWarning('project_tavlo')]);
});

test.each<[what: string, settings: { signature?: string }, last: BlockInput[]]>([
  ['a signature', { signature: 'Mia Berg\nTavlo' }, [generated]],
  ['a signature and a locked postscript', { signature: 'Mia Berg\nTavlo' }, [generated, postscript]],
  ['a locked sign-off', {}, [signed]],
  ['a locked sign-off before a locked postscript', {}, [signed, postscript]],
  ['a locked sign-off and postscript', {}, [locked('Best regards,\nMia\n\nP.S. See you there.')]],
  ['a name in the line of the sign-off', {}, [locked('Thanks, Mia')]],
  ['a Finnish sign-off', {}, [locked('Ystävällisin terveisin\nMia Berg, Tavlo')]],
  ['a German sign-off', {}, [locked('Mit freundlichen Grüßen\nDr. Mia von Berg')]],
  ['a name in the last block', {}, [generated, locked('Mia Berg\nTavlo\n+358 40 123 4567'), postscript]],
])('with %s, a draft does not warn', (_what, settings, last) => {
  expect(warningsFor(settings, last)).toEqual([]);
});

test('a draft without a structure of its campaign warns, too', () => {
  const seller = sellerIn('en');
  const { warnings } = buildDraftRequest(
    { ...seller, project: { ...seller.project, settings: {} } },
    {},
    () => 'en',
  );
  expect(warnings).toEqual([noSenderNameWarning('project_tavlo')]);
});

describe('a draft of a workspace with a signature', () => {
  const frame = [generatedBlock('subject', 0, 'subject'), generatedBlock('ask', 1)];
  const question = 'Would a short call next week make sense?';

  function draftWarnings(changes: Partial<DraftRequest>, signOff?: string): readonly string[] {
    const sender = { ...request().sender, signature: 'Kind regards,\nMaria Salo\nSlotti' };
    const assembly = assembleDraft(
      request({ sender, ...changes }),
      [
        ['subject', 'A question for Pilvi Dental'],
        ['ask', question],
        ['sign-off', signOff],
      ].flatMap(([blockId = '', text]) =>
        text === undefined ? [] : [{ blockId, sentences: [{ text, about: 'neither', evidence: [] }] }],
      ),
    );
    if (!assembly.ok) throw new Error(assembly.reason);
    expect(assembly.draft.body).toContain(question);
    return assembly.draft.warnings;
  }

  test.each<[what: string, blocks: Block[]]>([
    ['without a sign-off', frame],
    ['with a locked postscript instead', [...frame, lockedBlock('ps', 2, 'P.S. We are in Tampere.')]],
    ['with a locked sign-off that lacks the name', [...frame, lockedBlock('end', 2, 'Kind regards,')]],
  ])('warns %s', (_what, blocks) => {
    expect(draftWarnings({ blocks })).toEqual([missingSignatureWarning]);
  });

  test('does not warn if the draft contains the signature, or a locked block names the sender', () => {
    const blocks = [...frame, generatedBlock('sign-off', 2), lockedBlock('ps', 3, 'P.S. We are in Tampere.')];
    expect(draftWarnings({ blocks }, 'Best regards,\nMaria Salo')).toEqual([]);
    const signedBlocks = [...frame, lockedBlock('end', 2, 'Cheers,\nMia')];
    expect(draftWarnings({ blocks: signedBlocks })).toEqual([]);
  });

  test('does not warn on a channel that shows the sender', () => {
    expect(draftWarnings({ blocks: frame, channel: 'linkedin' })).toEqual([]);
  });
});
