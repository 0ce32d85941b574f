/*
 * Words of opt-outs that people get wrong in haste or without a keyboard of their language, and well written words
 that
 * are like them, as `foldLetters` writes them.
 */
const wordsOf = (written: string): readonly string[] => written.trim().split(/\s+/u);

/** What a word that is like it was meant to be. */
export const mendable = wordsOf(`
  unsubscribe unsubscribed unsubscribing subscribe subscribed remove removed removing delete deleted deleting erase
  contact contacting contacted message messages mailing emailing emails address addresses sending writing
  please spamming spammer mailinglist database marketing advertising harassment receive receiving received anymore
  again permission consent lawyer solicitor annoying bothering
  stop spam
  poista poistakaa poistaa poistamaan poistettava poistakaas lopeta lopettakaa lopettaa lopetatte lahettako laheta
  lahettakaa lahettaminen lahetella lahetelko laittako kirjoittako kirjoitelko kirjoittaa sahkoposti sahkopostia
  sahkopostini osoite osoitteeni osoitteemme viesteja viestit viestinne viestien listalta listoilta postituslista
  postituslistalta tietoni tietojani rekisterista rekisteristanne mainoksia mainosposti markkinointia roskapostia
  yhteytta yhteystietoni rauhaan rauhassa halua haluamme peruuta peruuttakaa tilaus tilaukseni hairitko unohtakaa
  alkaa alkaako ennaa
  avregistrera avregistrering avprenumerera avprenumeration avanmal avsluta radera stryka kontakta kontaktas skicka
  skickar skickas skriva meddelande meddelanden utskick utskicken mejla mejlen mejlet adress adressen uppgifter
  uppgifterna register registret reklam nyhetsbrev prenumeration blockera anmaler spamma ifred snalla
  abmelden abmeldung abbestellen austragen loschen loschung entfernen entfernt streichen gestrichen verteiler
  nachricht nachrichten schreiben schreibt kontaktieren kontaktiert werbung adresse emailadresse mailadresse daten
  newsletter belastigen belastigung unterlassen aufhoren schicken senden zusenden widerspruch widerspreche bitte
  rausnehmen herausnehmen anwalt mailing
  mochte mochten wunsche wunschen konnen konnten wurden kunftig angebote angeboten anrufe erhalten bekommen
  tarjouksia tarjouksianne uutiskirje uutiskirjetta soittako erbjudanden erbjudande offers listan listorna utskicken
`);

/** What is no mistake though it is like one of those. */
export const wellWritten: ReadonlySet<string> = new Set(
  wordsOf(`
    contract contracts contrast remote content contents waiting compliant compliance sweden reader readers receiver
    receivers
  spending ruuhkan anmalt anmalda melden meldet spater sanalla poissa unterlagen stammer alkakaa anmelden anmeldet
  samaan
  perua oteta lahdeta scheiben schinken styrka rahaan rahassa paistaa paistakaa postaa optout leaves
  `),
);
