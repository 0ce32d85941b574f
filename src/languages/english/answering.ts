import type { AnsweringWords } from '../../domain/language-pack/answering-words.ts';

export const answering: AnsweringWords = {
  meetingFacts: { meeting: 'I confirm our meeting', place: 'Place' },
  quotationMarks: ['“', '”'],
  and: 'and',
  frames: {
    formal: { asked: ['You asked about ', '.'], proposed: ['You suggested ', '.'] },
    informal: { asked: ['You asked about ', '.'], proposed: ['You suggested ', '.'] },
  },
};
