import { expect, test } from 'vitest';
import { classifyReply } from './classify.ts';

const classify = (body: string) =>
  classifyReply({ subject: 'Re: Spring', body, language: null, kind: 'human' });

test.each([
  "Don't call me again, I'll come by your stand tomorrow at 10!",
  'We take no further offers, you have the order.',
  'We never accept offers by email; please upload your offer in our portal.',
  'Stop your offers at 5000 euros, that is our budget.',
  'Please cancel all calls for this week, I am ill. Next week is fine.',
  "Our guests don't want any more calls from the front desk. Does your system text them?",
  "We don't want any more calls, please write to us with your offer.",
  'Do not send the offer to Peter any more, send it to me.',
  'En halua soittoja, lähetä tarjous sähköpostilla.',
  'Älkää soittako enää, tulen huomenna osastollenne.',
  'Emme ota enää tarjouksianne vastaan, saatte tilauksen.',
  'Asukkaamme eivät halua enää puheluita. Lähettääkö järjestelmänne viestejä?',
  'Emme halua enää puheluita vaihteeseen, siksi haluamme ostaa ratkaisunne.',
  'Vi vill inte ha fler samtal i växeln, det är därför vi vill köpa er lösning.',
  'Ring inte igen, jag kommer förbi er monter i morgon.',
  'Vi vill inte ha fler erbjudanden, ert övertygade oss.',
  'Våra gäster vill inte ha fler samtal från receptionen.',
  'Vi vill inte ha fler samtal, skriv till oss med ert erbjudande.',
  'Wir brauchen keine weiteren Angebote, Sie haben den Auftrag.',
  'Wir wollen keine weiteren Angebote einholen, Ihres hat uns überzeugt.',
  'Rufen Sie mich nicht mehr an, ich komme morgen an Ihren Stand.',
  'Wir möchten keine Anrufe mehr, schicken Sie uns das Angebot schriftlich.',
  'Wir möchten keine weiteren Anrufe in der Zentrale, deshalb wollen wir Ihre Lösung kaufen.',
  'Unsere Gäste möchten keine weiteren Anrufe von der Rezeption.',
])('%j silences nobody, as its writer goes on with us or tells of others', (body) => {
  expect(classify(body).category).not.toBe('unsubscribe');
});

test.each([
  "Please don't contact me again. I'll be in touch if I need anything.",
  "Don't call me again or I will come with my lawyer.",
  'We do not want to buy, stop your calls.',
  'Stop your calls to us at 0401234567.',
  "Our company and I don't want any more calls.",
  "We don't want your offers, send your offer to somebody else.",
  'Emme halua tarjouksianne, lähettäkää ne muualle.',
  'Älkää soittako enää, emme halua ostaa mitään.',
  'Vi vill inte ha fler samtal, vi vill inte köpa något.',
  'Vi vill inte ha era erbjudanden, skicka dem till någon annan.',
  'Wir möchten keine Anrufe mehr, wir wollen nichts kaufen.',
  'Wir möchten keine Angebote mehr, deshalb schreiben wir Ihnen.',
])('%j silences all the same', (body) => {
  expect(classify(body).category).toBe('unsubscribe');
});
