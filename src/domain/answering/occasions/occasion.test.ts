import { describe, expect, it, test } from 'vitest';
import { bookedMeeting } from './booking.ts';
import { occasionOf, warnOfEnquiry, noAutoDraftReason, type Arrival } from './occasion.ts';

const occasionIn = (text: string, more: Partial<Arrival> = {}) =>
  occasionOf({ subject: '', text, category: null, ...more });

const examples = {
  booking: [
    'Maija booked 30 minutes on Tuesday 14:00',
    'A new meeting has been scheduled: Tue 24 Nov at 2:00pm.',
    'I have booked a slot in your calendar, see you then.',
    'Maija varasi 30 minuutin ajan tiistaille 24.11.2026 klo 14.00.',
    'Varasin ajan: tiistai klo 14.',
    'Maija bokade 30 minuter på tisdag kl. 14.',
    'Maija hat 30 Minuten am Dienstag um 14 Uhr gebucht.',
    'Ein Termin wurde am 24.11.2026 um 14 Uhr gebucht.',
  ],
  cancellation: [
    'Maija cancelled the meeting on Tuesday 14:00.',
    'Maija perui tapaamisen tiistaina klo 14.',
    'Maija avbokade mötet på tisdag kl. 14.',
    'Maija hat den Termin am Dienstag um 14 Uhr abgesagt.',
  ],
  application: [
    'I would like to apply for the job in the warehouse.',
    'Application for the position of salesperson.',
    'Please consider my application for the role. My CV is attached.',
    'Haen teille myyjän paikkaa. Liitteenä CV.',
    'Onko teillä töitä hissiasentajalle? CV liitteenä.',
    'Do you have work for an electrician? I can start in May.',
    'Har ni jobb för en elektriker? Jag kan börja i maj.',
    'Haben Sie Arbeit für einen Elektriker? Ich kann im Mai anfangen.',
    'Avoin hakemus',
    'Jag söker jobb som säljare hos er.',
    'Spontanansökan',
    'Hiermit bewerbe ich mich als Verkäufer.',
    'Bewerbung als Monteur',
  ],
  pitch: [
    'Hi, we offer SEO services that boost your ranking. Would you be open to a quick call next week?',
    'I came across your website. We provide lead generation. Are you interested?',
    'Our agency helps companies grow their sales. Would you be interested in a short call?',
    'We are an SEO agency and can get you more leads. Would you be open to a quick call?',
    'We help companies like yours rank #1 on Google. Can I book 15 minutes this week?',
    'Hi, I run a link building agency. We helped 50 companies reach page one of Google. Interested?',
    'Tarjoamme verkkosivuja edulliseen hintaan, kiinnostaisiko teitä?',
    'Olemme markkinointitoimisto ja lisäämme myyntiänne. Onko teillä aikaa puhelulle?',
    'Vi är en SEO-byrå och kan ge er fler kunder. Har ni tid för ett samtal?',
    'Ich biete Ihnen Suchmaschinenoptimierung an. Haben Sie Zeit für ein Gespräch?',
    'Vi erbjuder webbdesign till låga priser, är ni intresserade?',
    'Wir bieten Webdesign zu günstigen Preisen, hätten Sie Interesse?',
  ],
  complaint: [
    'Your technician was rude and the invoice 5521 is wrong. I want my money back.',
    'I am very disappointed with your service.',
    'The invoice you sent is wrong again!',
    'Asentajanne oli töykeä ja lasku 5521 on väärin. Haluan rahani takaisin.',
    'Er montör var otrevlig och fakturan är fel. Jag vill ha pengarna tillbaka.',
    'Ihr Techniker war unhöflich und die Rechnung ist falsch. Ich will mein Geld zurück.',
  ],
} as const;

describe.each(Object.entries(examples))('a %s', (occasion, texts) => {
  it.each(texts)('is recognised: %s', (text) => {
    expect(occasionIn(text)).toBe(occasion);
  });
});

describe('an enquiry', () => {
  it.each([
    'Could I book 30 minutes on Tuesday 14:00?',
    'We would like to have a meeting booked for Tuesday 14:00.',
    'We booked a meeting room on Tuesday 14:00, is there parking?',
    'We are fully booked, a call on Tuesday 14:00 does not work.',
    'We booked a demo with your competitor on Tuesday 14:00.',
    'The meeting booked for Tuesday 14:00 is moved to Friday 10:00.',
    'Voisinko varata 30 minuutin ajan tiistaille klo 14?',
    'Kan jag boka 30 minuter på tisdag kl. 14?',
    'Wir möchten einen Termin am Dienstag um 14 Uhr.',
    'Does your software take in applications and CVs for an open position?',
    'Can we apply for the trial?',
    'Ansökan om bygglov, hjälper ni till med det?',
    'Wir sammeln jede Bewerbung in Excel. Hilft Ihr Programm dabei?',
    'We offer physiotherapy in Turku and need a booking system. Would you be available for a quick call?',
    'We provide web development for shops. How much does it cost per person?',
    'We help companies grow. What are your prices? Let me know.',
    'Tarjoamme siivousta ja tarvitsemme ohjelmiston. Kiinnostaisi kuulla lisää.',
    'Vi erbjuder städning. Vad kostar det? Hör av er.',
    'Wir bieten Pflege in Ulm und suchen ein Programm. Haben Sie Interesse an einem Gespräch?',
    'How many cancelled appointments do you fill?',
    'We are an SEO agency with 12 desks; what does cleaning cost?',
    'Wir bieten Zeitarbeit und suchen ein Werkzeug für Schichten. Passt Ihnen Montag?',
    'We provide web development for 30 clients and our consultants lose time on rosters. ' +
      'Can we schedule a call about your planner?',
    'Vi erbjuder bemanning och vill testa ert system. Är ni intresserade av en pilot?',
    'Tarjoamme vuokratyötä ja vuorolistat vievät aikaa. Voisimmeko varata esittelyn?',
    'We help brands grow with 40 people in shifts. Would you be open to a demo for us?',
    'We provide staff augmentation. Could we see a demo of the planner?',
    'Tarjoamme vuokratyötä. Kiinnostaisiko teitä näyttää ohjelmaa meille?',
    'Vi erbjuder bemanning. Kan vi boka en demo? Får jag visa våra scheman?',
    'Wir bieten Zeitarbeit. Könnten Sie uns den Planer zeigen? Hätten Sie Interesse?',
    'I am applying for a quote. Attached is my CV of projects. What does it cost?',
    'Ohessa CV:ni hankkeista. Paljonko vuorosuunnittelu maksaa?',
    'Vad kostar det? Mitt CV över projekt bifogas.',
    'Was kostet der Planer? Mein Lebenslauf liegt bei.',
    'Our present supplier was rude and the software is broken. What does yours cost?',
    'Hi, I found your website while searching for shift planning. We do staff augmentation. ' +
      'Can we schedule a call?',
    'Your system is wrong for us.',
    'Do we get our money back if the door does not fit?',
    'How do you handle a complaint?',
    'Miten hoidatte reklamaation?',
    'Hur hanterar ni en reklamation?',
    'Wie hilft Ihr Programm bei Reklamationen?',
  ])('is none of them: %s', (text) => {
    expect(occasionIn(text)).toBeNull();
  });

  test('is not recognised by our own subject', () => {
    const subject = 'Booking confirmed';
    expect(occasionIn('Thanks!', { subject })).toBe('booking');
    expect(occasionIn('Thanks!', { subject: `Re: ${subject}` })).toBeNull();
  });

  test('of a refusal is null, no matter what else it says', () => {
    const [text] = examples.pitch;
    expect(occasionIn(text, { category: 'not_interested' })).toBeNull();
    expect(occasionIn(text, { category: 'information_request' })).toBe('pitch');
  });
});

describe('a person gets a warning', () => {
  it.each([
    ['We offer staffing to 40 hotels and online marketing. Are you available for a call?', 'a pitch'],
    ['Tarjoamme vuokratyötä hotelleille. Sopisiko teille maanantai?', 'a pitch'],
    ['Vi erbjuder bemanning till hotell. Passar det er på måndag?', 'a pitch'],
    ['Wir bieten Zeitarbeit für Hotels. Passt Ihnen Montag?', 'a pitch'],
    ['We are happy to go ahead. Send the contract.', 'an order: “We are happy to go ahead.”'],
    ['Hyväksymme tarjouksenne. Lähettäkää sopimus.', 'an order: “Hyväksymme tarjouksenne.”'],
    ['Vi accepterar er offert. Skicka avtalet.', 'an order: “Vi accepterar er offert.”'],
    ['Wir nehmen Ihr Angebot an. Schicken Sie den Vertrag.', 'an order: “Wir nehmen Ihr Angebot an.”'],
  ])('what an enquiry may be: %s', (text, warning) => {
    expect(occasionIn(text)).toBeNull();
    expect(warnOfEnquiry(text)).toContain(warning);
  });

  it.each([
    'What does it cost? We need 40 doors.',
    'Could you send the contract terms?',
    'We will order if the price is right.',
    'Emme ole vielä valmiita, mutta paljonko se maksaa?',
    'Vad kostar det om vi beställer 40 dörrar?',
    'Wir bestellen noch nicht.',
    'Vi beställer ofta från utlandet. Har ni lager?',
    'Tilaamme yleensä muualta. Mikä on toimitusaika?',
    'Wir bieten Zeitarbeit und suchen ein Werkzeug für Schichten. Passt Ihnen Montag?',
  ])('nothing of a plain enquiry: %s', (text) => {
    expect(warnOfEnquiry(text)).toBeNull();
  });
});

test('recognises a booking by the type of a calendar event', () => {
  const text = 'start_time: 2026-11-24T12:00:00Z';
  expect(occasionIn(text, { eventType: 'invitee.created' })).toBe('booking');
  expect(occasionIn(text, { eventType: 'contact_form' })).toBeNull();
  expect(occasionIn('Status: cancelled', { eventType: 'invitee.created' })).toBeNull();
});

test('blocks automatic drafts only for a pitch', () => {
  expect(noAutoDraftReason('pitch')).toContain('unasked');
  for (const occasion of [null, 'booking', 'cancellation', 'application', 'complaint'] as const)
    expect(noAutoDraftReason(occasion)).toBeNull();
});

describe('of a booked meeting', () => {
  const wordsOf = (text: string) => {
    const { time, place } = bookedMeeting(text);
    for (const span of [time, place])
      if (span !== null) expect(text.slice(span.start, span.end)).toBe(span.text);
    return [time?.text ?? null, place?.text ?? null];
  };

  it.each([
    ['Maija booked 30 minutes on Tuesday 14:00', 'Tuesday 14:00', null],
    ['Start: Tue, Nov 24 at 2:00pm EET\nEnd: Tue, Nov 24 at 2:30pm EET', 'Tue, Nov 24 at 2:00pm EET', null],
    ['Aika: tiistai 24.11. klo 14.00\nPaikka: Kauppakatu 5', 'tiistai 24.11. klo 14.00', 'Kauppakatu 5'],
    ['Tid: tisdag kl. 14\nPlats: Teams', 'tisdag kl. 14', 'Teams'],
    ['Beginn: Dienstag um 14 Uhr\nOrt: Büro in Ulm', 'Dienstag um 14 Uhr', 'Büro in Ulm'],
  ])('repeats the time and place: %s', (text, time, place) => {
    expect(wordsOf(text)).toEqual([time, place]);
  });

  it.each([
    'Booked for Tuesday 14:00 or Friday 10:00',
    'start_time: 2026-11-24T12:00:00Z',
    'Location: https://meet.example/abc',
    'Location: call +358 40 123 4567',
  ])('nothing is repeated that is doubtful or no words: %s', (text) => {
    expect(wordsOf(text)).toEqual([null, null]);
  });
});
