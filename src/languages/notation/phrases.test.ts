import { describe, expect, it } from 'vitest';
import { compilePhrase, phrases } from './phrases.ts';

const matches = (phrase: string, text: string) =>
  new RegExp(`^(?:${compilePhrase(phrase)})$`, 'u').test(text);

describe('a phrase', () => {
  it.each<[phrase: string, texts: readonly string[], others: readonly string[]]>([
    ['send|mail', ['send', 'mail'], ['send mail']],
    ["(do not|don't) write", ['do not write', "don't write"], ['write']],
    ['offers?', ['offer', 'offers'], ['offerss']],
    ['(no )?thanks', ['no thanks', 'thanks'], ['nothanks']],
    ['tarjou*', ['tarjou', 'tarjouksia'], ['tarjous 2']],
    ['tarjou+', ['tarjous'], ['tarjou']],
    ['l~sch', ['lösch', 'losch'], ['lsch', 'l1sch']],
    ['write<2> us', ['write us', 'write to us', 'write again to us'], ['write once more to us']],
    ['write(<1> us| me)', ['write to us', 'write me'], ['write']],
    ['##_h', ['24 h', '24\nh'], ['2 h']],
    ['stop[.!]', ['stop.', 'stop!'], ['stop?']],
    ['[^.!]{1,3}', ['ab', '?'], ['.', 'abcd']],
    ['[~#]{2,}', ['a1', 'abc'], ['a', 'a-']],
    ['stop(> it) it', ['stop it'], ['stop at']],
    ['stop(!> it) *', ['stop at'], ['stop it']],
    ['not (<not )now', ['not now'], ['now']],
    [String.raw`a\.b\#\_`, ['a.b#_'], ['axb#_']],
    ['mute(!<x)d', ['muted'], ['mutxd']],
  ])('%s', (phrase, texts, others) => {
    expect(texts.filter((text) => !matches(phrase, text))).toEqual([]);
    expect(others.filter((text) => matches(phrase, text))).toEqual([]);
  });

  it('takes as few as it can with a question mark behind a quantity', () => {
    expect(new RegExp(compilePhrase('a{1,3}?'), 'u').exec('aaa')?.[0]).toBe('a');
    expect(new RegExp(compilePhrase('a{1,3}'), 'u').exec('aaa')?.[0]).toBe('aaa');
  });

  it('may have several lines and parts', () => {
    const list = phrases`list|
      lists`;
    expect(phrases`
      off the (${list})|
      off it
    `).toBe('off the (list|lists)|off it');
  });
});

describe('a phrase that cannot be meant so is refused', () => {
  it.each([
    ['(open', 'leaves a group open, at its sign 6'],
    ['closed)', 'closes a group that is not open, at its sign 7'],
    ['a||b', 'has an empty alternative, at its sign 3'],
    ['a|', 'has an empty alternative'],
    ['()', 'has an empty alternative'],
    ['[ab', 'leaves a list of signs open'],
    ['?a', 'has ? with nothing before it, at its sign 1'],
    ['a{2}{3}', 'has { with nothing before it'],
    ['a <b', 'has < without a number of words'],
    ['a\\', 'ends with a backslash'],
  ])('%s', (phrase, problem) => {
    expect(() => compilePhrase(phrase)).toThrow(problem);
  });
});
