import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeSubject, noticeText } from './notice.ts';

describe('noticeSubject', () => {
  it('puts a subject on one line', () => {
    expect(noticeSubject(' An enquiry\r\nBcc: stranger@example.com\u2028 of\u202e today ')).toBe(
      'An enquiry Bcc: stranger@example.com of today',
    );
  });

  it('removes every character that ends a header and limits the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const subject = noticeSubject(text);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(subject.length).toBeLessThanOrEqual(200);
        expect(subject.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('noticeText', () => {
  it('keeps line breaks and tabs and removes other invisible characters', () => {
    expect(noticeText('One\r\ntwo\rthree\u2028\tfour\0\u0007\u202e ')).toBe('One\ntwo\nthree\n\tfour');
  });

  it('cuts a long text', () => {
    expect(noticeText('a'.repeat(30_000))).toHaveLength(20_000);
    expect(noticeText('a'.repeat(30_000)).endsWith('a…')).toBe(true);
  });
});
