/*
 * The words of an opt-out in the four languages, as `foldLetters` writes them. Every gap within a form is short, so
 * that a search takes time in proportion to the text.
 */
import { allPhrases } from '../../languages/all-phrases.ts';
import { anyOf } from './reply-text.ts';
import { verbose } from '../../languages/notation/verbose.ts';

/** What stands alone in a line or a subject and can mean nothing else. */
export const oneWord = new RegExp(
  `^(?:${[
    verbose`
      (?:un-?subscribe|unsubscribed?|unsuscribe|unsubcribe|unsubsribe|opt[ -]?out|stop|stopp|cease|desist|remove|
      delete)(?: (?:me|us|it|this))?
    `,
    verbose`
      (?:i )?(?:want to |would like to |wish to )?(?:un-?subscribe|opt[ -]?out)|stop it
    `,
    'no more(?: emails?| mails?| messages?)?',
    verbose`
      (?:poista|poistakaa|poistakaapa|poistakaas|lopeta|lopettakaa|peru|perukaa|peruuta|peruuttakaa|poisto|
      pois)(?: (?:minut|meidat|mut|listalta|listalta minut|tama|tilaus))?
    `,
    verbose`
      (?:avregistrera|avregistrering|avprenumerera|avanmal|avanmalan|avsluta|sluta|ta bort|radera|
      stoppa)(?: (?:mig|oss))?
    `,
    verbose`
      (?:abmelden|abmeldung|austragen|abbestellen|abbestellung|loschen|loeschen|entfernen|aufhoren|
      raus)(?: (?:mich|uns))?
    `,
    '(?:mich|uns) (?:abmelden|austragen|loschen|entfernen)',
    '(?:unsubscribe|opt-?out|removal) request|poistopyynto|poistopyyntoni|avregistreringsbegaran',
  ].join('|')})$`,
  'u',
);

/** Verbs of ending; denied ones ask for the contrary. */
export const askedVerbs = anyOf(allPhrases(({ optOuts }) => optOuts.endings));

/** Prohibitions, which carry their own `not`. */
export const forbiddings = anyOf(allPhrases(({ optOuts }) => optOuts.prohibitions));

/** Complaints of being written to, whatever stands around them. */
export const complaints = anyOf(allPhrases(({ optOuts }) => optOuts.complaints));
