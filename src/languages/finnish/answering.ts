import type { AnsweringWords } from '../../domain/language-pack/answering-words.ts';

export const answering: AnsweringWords = {
  meetingFacts: { meeting: 'Vahvistan tapaamisemme', place: 'Paikka' },
  quotationMarks: ['”', '”'],
  and: 'ja',
  frames: {
    formal: { asked: ['Kysyitte ', '.'], proposed: ['Ehdotitte aikaa ', '.'] },
    informal: { asked: ['Kysyit ', '.'], proposed: ['Ehdotit aikaa ', '.'] },
  },
};
