import type { Courtesies } from '../../domain/language-pack/courtesies.ts';
import { alike } from '../notation/alike.ts';

export const courtesies: Courtesies = {
  subject: { formal: 'Ihre Anfrage', informal: 'Deine Anfrage' },
  subjectOfMeeting: alike('Unser Termin'),
  subjectOfApplication: { formal: 'Ihre Bewerbung', informal: 'Deine Bewerbung' },
  subjectOfMessage: { formal: 'Ihre Nachricht', informal: 'Deine Nachricht' },
  thanksForMessage: {
    formal: 'Vielen Dank für Ihre Nachricht.',
    informal: 'Vielen Dank für deine Nachricht.',
  },
  thanksForEnquiry: { formal: 'Vielen Dank für Ihre Anfrage.', informal: 'Vielen Dank für deine Anfrage.' },
  thanksForInterest: {
    formal: 'Vielen Dank für Ihre Antwort, das freut mich.',
    informal: 'Vielen Dank für deine Antwort, das freut mich.',
  },
  thanksForNotNow: alike('Vielen Dank für die Rückmeldung, ich verstehe, dass es gerade nicht passt.'),
  thanksForTelling: alike('Vielen Dank für die Rückmeldung.'),
  thanksForOpenness: alike('Vielen Dank für die offenen Worte.'),
  thanksForReferral: {
    formal: 'Vielen Dank, dass Sie mich an die richtige Person verweisen.',
    informal: 'Vielen Dank, dass du mich an die richtige Person verweist.',
  },
  thanksForBooking: alike('Vielen Dank für die Terminbuchung.'),
  thanksForApplication: {
    formal: 'Vielen Dank für Ihre Bewerbung.',
    informal: 'Vielen Dank für deine Bewerbung.',
  },
  gladToTalk: {
    formal: 'Gerne spreche ich mit Ihnen darüber.',
    informal: 'Gerne spreche ich mit dir darüber.',
  },
  askCall: {
    formal: 'Würde Ihnen ein kurzes Telefonat passen?',
    informal: 'Würde dir ein kurzes Telefonat passen?',
  },
  askDetails: {
    formal: 'Könnten Sie mir etwas genauer sagen, was Sie brauchen?',
    informal: 'Könntest du mir etwas genauer sagen, was du brauchst?',
  },
  askTimes: { formal: 'Welche Zeiten würden Ihnen passen?', informal: 'Welche Zeiten würden dir passen?' },
  askLater: alike('Wann wäre ein besserer Zeitpunkt dafür?'),
  askMention: {
    formal: 'Darf ich Ihren Namen erwähnen, wenn ich mich dort melde?',
    informal: 'Darf ich deinen Namen erwähnen, wenn ich mich dort melde?',
  },
  askPerson: alike('Wer wäre hierfür die richtige Ansprechperson?'),
  askSettle: alike('Wollen wir es so festhalten?'),
  askRest: alike('Wollen wir den Rest in einem kurzen Telefonat besprechen?'),
  askQuestions: alike('Wollen wir das in einem kurzen Telefonat besprechen?'),
  askPriority: {
    formal: 'Was ist Ihnen dabei am wichtigsten?',
    informal: 'Was ist dir dabei am wichtigsten?',
  },
  askMore: { formal: 'Haben Sie weitere Fragen?', informal: 'Hast du weitere Fragen?' },
  askSummary: {
    formal: 'Darf ich Ihnen eine kurze Zusammenfassung schicken?',
    informal: 'Darf ich dir eine kurze Zusammenfassung schicken?',
  },
  leaveOpen: {
    formal: 'Sollte sich daran etwas ändern, melden Sie sich jederzeit gerne.',
    informal: 'Sollte sich daran etwas ändern, melde dich jederzeit gerne.',
  },
  gladToMeet: alike('Ich freue mich auf das Gespräch.'),
  passOn: alike('Ich gebe sie in unserem Unternehmen weiter.'),
  declineOffer: alike('Leider kommt das Angebot für uns nicht infrage.'),
  decline: {
    formal: 'Leider können wir Ihnen dabei nicht weiterhelfen.',
    informal: 'Leider können wir dir dabei nicht weiterhelfen.',
  },
};
