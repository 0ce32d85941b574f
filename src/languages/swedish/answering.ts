import type { AnsweringWords } from '../../domain/language-pack/answering-words.ts';

export const answering: AnsweringWords = {
  meetingFacts: { meeting: 'Jag bekräftar vårt möte', place: 'Plats' },
  quotationMarks: ['”', '”'],
  and: 'och',
  frames: {
    formal: { asked: ['Ni frågade om ', '.'], proposed: ['Ni föreslog ', '.'] },
    informal: { asked: ['Du frågade om ', '.'], proposed: ['Du föreslog ', '.'] },
  },
};
