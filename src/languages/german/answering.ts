import type { AnsweringWords } from '../../domain/language-pack/answering-words.ts';

export const answering: AnsweringWords = {
  meetingFacts: { meeting: 'Ich bestätige unseren Termin', place: 'Ort' },
  quotationMarks: ['„', '“'],
  and: 'und',
  frames: {
    formal: { asked: ['Sie haben nach ', ' gefragt.'], proposed: ['Sie haben ', ' vorgeschlagen.'] },
    informal: { asked: ['Du hast nach ', ' gefragt.'], proposed: ['Du hast ', ' vorgeschlagen.'] },
  },
};
