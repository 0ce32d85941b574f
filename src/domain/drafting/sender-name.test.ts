import { expect, test } from 'vitest';
import { sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import { buildDraftRequest, noSenderNameWarning } from './draft-request.ts';
import { orderBlocks, type BlockInput } from './structure.ts';

const blocks = (last: BlockInput) => orderBlocks([{ kind: 'generated', label: 'Greeting' }, last]);
const locked: BlockInput = { kind: 'locked', content: 'Best regards,\nMia Berg' };
const generated: BlockInput = { kind: 'generated', label: 'Sign-off' };

test.each([
  ['no signature', {}, generated, true],
  ['a blank signature', { signature: ' \n' }, generated, true],
  ['a signature', { signature: 'Mia Berg\nTavlo' }, generated, false],
  ['a locked last block', {}, locked, false],
] as const)('with %s, a draft warns or not that it names no sender', (_case, settings, last, warns) => {
  const seller = sellerIn('en');
  const structure = { blocks: [...blocks(last)], form: {}, must: [], mustNever: [] };
  const { warnings } = buildDraftRequest(
    { ...seller, project: { ...seller.project, settings }, campaign: { structure } },
    {},
    () => 'en',
  );
  expect(warnings).toEqual(warns ? [noSenderNameWarning('project_tavlo')] : []);
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
