import { describe, expect, it } from 'vitest';
import { completion } from '../../../../test/fixtures/model/start-model.ts';
import { ComposerFailed } from '../../../ports/composer.ts';
import { readCompletion } from './completion.ts';

const read = (answered: unknown): unknown => readCompletion(Buffer.from(JSON.stringify(answered)));
const silent = { content: null };

describe('readCompletion', () => {
  it('returns the JSON of the first choice', () => {
    expect(read(completion({ blocks: [] }))).toEqual({
      answer: { blocks: [] },
      usage: { promptTokens: 19, completionTokens: 10 },
    });
  });

  it.each([undefined, null, { prompt_tokens: '19' }, { prompt_tokens: -1, completion_tokens: 1.5 }])(
    'counts no tokens of the usage %j',
    (usage) => {
      expect(read({ ...completion({}), usage })).toMatchObject({
        usage: { promptTokens: null, completionTokens: null },
      });
    },
  );

  it('returns an empty object', () => {
    expect(read(completion({}))).toMatchObject({ answer: {} });
  });

  const nothing = 'The model answered with nothing.';
  const refused = 'The model refused to write this message.';
  const tool = 'The model wanted to call a tool, and there is none.';
  const call = { id: 'call_1', type: 'function', function: { name: 'send_mail', arguments: '{}' } };
  it.each<[string, unknown, string]>([
    ['other JSON', [1, 2], nothing],
    ['null', null, nothing],
    ['no choice', { choices: [] }, nothing],
    ['choices that are none', { choices: { 0: 'first' } }, nothing],
    ['no content', completion({}, {}, silent), nothing],
    ['blank content', completion({}, {}, { content: ' ' }), nothing],
    ['content in parts', completion({}, {}, { content: [{ type: 'text', text: '{}' }] }), nothing],
    ['a refusal', completion({}, {}, { ...silent, refusal: 'I cannot help with that.' }), refused],
    ['what a filter held back', completion({}, { finish_reason: 'content_filter' }), refused],
    [
      'what was cut off',
      completion({}, { finish_reason: 'length' }),
      'The model’s answer was cut off at its longest allowed length.',
    ],
    ['a call of a tool', completion({}, {}, { ...silent, tool_calls: [call] }), tool],
    ['a call of a function', completion({}, {}, { ...silent, function_call: call.function }), tool],
    [
      'prose',
      completion({}, {}, { content: 'Sure! Here is your message.' }),
      'The model answered with something that is not JSON.',
    ],
  ])('refuses %s', (_what, answered, message) => {
    expect(() => read(answered)).toThrow(new ComposerFailed(message));
  });

  it('refuses what is not JSON at all', () => {
    expect(() => readCompletion(Buffer.from('<html>Bad gateway</html>'))).toThrow(
      'The model’s server answered with something that is not JSON.',
    );
  });
});
