import { expect, test } from 'vitest';
import { expectNoOptOut } from '../../../test/replies/expect-no-opt-out.ts';
import { classifyReply } from './classify.ts';

const classify = (body: string) => classifyReply({ subject: '', body, language: null, kind: 'human' });

test.each([
  'We do not want to stop receiving your offers.',
  'Please do not remove me from the list.',
  'Please do not remove me from the list',
  "I don't want to unsubscribe.",
  'I do not want you to stop sending offers.',
  'En halua lopettaa viestienne saamista.',
  'Emme halua lakata saamasta tarjouksianne.',
  'Älkää poistako minua listalta.',
  'En halua perua tilausta.',
  'Vi vill inte sluta få era erbjudanden.',
  'Ta inte bort mig från listan.',
  'Stryk mig inte från listan.',
  'Jag vill inte avregistrera mig.',
  'Vi vill inte avsluta prenumerationen.',
  'Wir möchten nicht aufhören, Ihre Angebote zu erhalten.',
  'Bitte streichen Sie mich nicht von der Liste.',
  'Bitte nehmen Sie mich nicht aus dem Verteiler.',
  'Ich möchte mich nicht abmelden.',
])('%j is neither an opt-out nor suspected of one', (body) => {
  expectNoOptOut(classify(body));
});

test.each([
  'We do not want to receive your offers.',
  'Emme halua enää viestejä teiltä.',
  'Vi vill inte ha fler mejl från er.',
  'Wir möchten keine Mails mehr von Ihnen.',
  'I do not want to have to ask again: stop',
  'I do not want to have to ask again: stop.',
  "I don't want to unsubscribe, I want you to delete my data.",
  'Please do not remove me from the list, stop sending me mails.',
])('%j silences', (body) => {
  expect(classify(body).category).toBe('unsubscribe');
});

test.each([
  'I do not want to be removed from this list only but from all of your lists.',
  "I don't want to unsubscribe again every week.",
  'Why do you not remove me from the list?',
  'If you do not remove me from the list I will sue.',
  'Warum streichen Sie mich nicht von der Liste?',
  'Streichen Sie mich nicht von der Liste, klage ich.',
  'En halua poistua vain yhdeltä listalta vaan kaikilta.',
])('%j may be a wish still', (body) => {
  const { category, isSuspected } = classify(body);
  expect(isSuspected || category === 'unsubscribe').toBe(true);
});
