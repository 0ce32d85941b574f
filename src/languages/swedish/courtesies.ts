import type { Courtesies } from '../../domain/language-pack/courtesies.ts';
import { alike } from '../notation/alike.ts';

export const courtesies: Courtesies = {
  subject: { formal: 'Er förfrågan', informal: 'Din förfrågan' },
  subjectOfMeeting: alike('Vårt möte'),
  subjectOfApplication: { formal: 'Er ansökan', informal: 'Din ansökan' },
  subjectOfMessage: { formal: 'Ert meddelande', informal: 'Ditt meddelande' },
  thanksForMessage: { formal: 'Tack för ert meddelande.', informal: 'Tack för ditt meddelande.' },
  thanksForEnquiry: { formal: 'Tack för er förfrågan.', informal: 'Tack för din förfrågan.' },
  thanksForInterest: {
    formal: 'Tack för ert svar, roligt att höra.',
    informal: 'Tack för ditt svar, roligt att höra.',
  },
  thanksForNotNow: alike('Tack för beskedet, jag förstår att tidpunkten inte passar.'),
  thanksForTelling: alike('Tack för beskedet.'),
  thanksForOpenness: alike('Tack för ett ärligt svar.'),
  thanksForReferral: {
    formal: 'Tack för att ni hänvisade mig till rätt person.',
    informal: 'Tack för att du hänvisade mig till rätt person.',
  },
  thanksForBooking: alike('Tack för bokningen.'),
  thanksForApplication: { formal: 'Tack för er ansökan.', informal: 'Tack för din ansökan.' },
  gladToTalk: alike('Jag pratar gärna mer om det.'),
  askCall: alike('Skulle ett kort samtal passa?'),
  askDetails: {
    formal: 'Kan ni berätta lite mer om vad ni behöver?',
    informal: 'Kan du berätta lite mer om vad du behöver?',
  },
  askTimes: { formal: 'Vilka tider passar er?', informal: 'Vilka tider passar dig?' },
  askLater: alike('När passar det bättre att jag återkommer?'),
  askMention: {
    formal: 'Får jag nämna ert namn när jag hör av mig dit?',
    informal: 'Får jag nämna ditt namn när jag hör av mig dit?',
  },
  askPerson: alike('Vem är rätt person att prata med om det här?'),
  askSettle: alike('Ska vi säga så?'),
  askRest: alike('Ska vi gå igenom resten i ett kort samtal?'),
  askQuestions: alike('Ska vi gå igenom det här i ett kort samtal?'),
  askPriority: { formal: 'Vad är viktigast för er här?', informal: 'Vad är viktigast för dig här?' },
  askMore: { formal: 'Är det något mer ni undrar över?', informal: 'Är det något mer du undrar över?' },
  askSummary: {
    formal: 'Får jag skicka en kort sammanfattning till er?',
    informal: 'Får jag skicka en kort sammanfattning till dig?',
  },
  leaveOpen: {
    formal: 'Om läget ändras är ni alltid välkomna att höra av er.',
    informal: 'Om läget ändras är du alltid välkommen att höra av dig.',
  },
  gladToMeet: alike('Jag ser fram emot samtalet.'),
  passOn: alike('Jag skickar detta vidare inom företaget.'),
  declineOffer: alike('Tyvärr är erbjudandet inte aktuellt för oss.'),
  decline: alike('Tyvärr är det här inget vi kan hjälpa till med.'),
};
