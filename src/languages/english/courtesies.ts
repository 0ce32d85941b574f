import type { Courtesies } from '../../domain/language-pack/courtesies.ts';
import { alike } from '../notation/alike.ts';

export const courtesies: Courtesies = {
  subject: alike('Your enquiry'),
  subjectOfMeeting: alike('Our meeting'),
  subjectOfApplication: alike('Your application'),
  subjectOfMessage: alike('Your message'),
  thanksForMessage: { formal: 'Thank you for your message.', informal: 'Thanks for your message.' },
  thanksForEnquiry: { formal: 'Thank you for your enquiry.', informal: 'Thanks for getting in touch.' },
  thanksForInterest: {
    formal: 'Thank you for your reply, I am glad to hear it.',
    informal: 'Thanks for your reply, I am glad to hear it.',
  },
  thanksForNotNow: {
    formal: 'Thank you for letting me know, I understand that the timing is not right.',
    informal: 'Thanks for letting me know, I understand that the timing is not right.',
  },
  thanksForTelling: { formal: 'Thank you for letting me know.', informal: 'Thanks for letting me know.' },
  thanksForOpenness: {
    formal: 'Thank you for being open about this.',
    informal: 'Thanks for being open about this.',
  },
  thanksForReferral: {
    formal: 'Thank you for pointing me in the right direction.',
    informal: 'Thanks for pointing me in the right direction.',
  },
  thanksForBooking: alike('Thank you for booking a time.'),
  thanksForApplication: alike('Thank you for your application.'),
  gladToTalk: alike('I would be glad to talk.'),
  askCall: alike('Would a short call suit you?'),
  askDetails: alike('Could you tell me a little more about what you need?'),
  askTimes: alike('Which times would suit you?'),
  askLater: alike('When would be a better time to come back to this?'),
  askMention: alike('May I mention your name when I get in touch there?'),
  askPerson: alike('Who would be the right person to talk to about this?'),
  askSettle: alike('Shall we settle on that?'),
  askRest: alike('Shall we go through the rest in a short call?'),
  askQuestions: alike('Shall we go through this in a short call?'),
  askPriority: alike('What matters most to you here?'),
  askMore: alike('Is there anything else you would like to know?'),
  askSummary: alike('May I send you a short summary?'),
  leaveOpen: alike('If things change, you are always welcome to write to me.'),
  gladToMeet: alike('I look forward to talking.'),
  passOn: alike('I am passing it on within our company.'),
  declineOffer: alike('Unfortunately, your offer is not something for us.'),
  decline: alike('Unfortunately, this is not something we can help with.'),
};
