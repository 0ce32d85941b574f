/** Whether the site of this registrable domain lists many companies, so that it identifies none of them. */
export function isPortal(domain: string): boolean {
  return portals.has(domain) || portalBrands.has(domain.slice(0, domain.indexOf('.')));
}

/** Portals that use one brand with the domain suffixes of many countries. */
const portalBrands = words(`
  amazon bing booking duckduckgo ebay europages expedia facebook glassdoor google indeed jooble kompass monster
  pinterest tripadvisor trustpilot wikipedia wlw yahoo yelp zalando zoominfo alibaba aliexpress temu groupon yandex
  tiktok deliveroo foodora wolt ubereats
`);

const portals = words(`
  about.me airbnb.com angel.co apollo.io archive.org behance.net bloomberg.com blogspot.com bsky.app clutch.co cnn.com
  crunchbase.com cylex.de discogs.com discord.com dnb.com doi.org etsy.com europa.eu finna.fi flickr.com forbes.com
  foursquare.com g2.com capterra.com github.com github.io goodfirms.co gelbeseiten.de dastelefonbuch.de 11880.com
  northdata.com northdata.de unternehmensregister.de handelsregister.de bundesanzeiger.de firmenabc.at herold.at
  local.ch stepstone.de xing.com kununu.com wer-zu-wem.de implisense.com
  allabolag.se hitta.se eniro.se merinfo.se ratsit.se blocket.se bolagsfakta.se proff.se proff.no proff.dk 1881.no
  gulesider.no krak.dk largestcompanies.com
  finder.fi fonecta.fi asiakastieto.fi kauppalehti.fi taloussanomat.fi yrityshaku.fi ytj.fi prh.fi suomenyritykset.fi
  tori.fi nettiauto.com oikotie.fi duunitori.fi tyomarkkinatori.fi is.fi hs.fi yle.fi iltalehti.fi vero.fi
  nytimes.com theguardian.com bbc.com bbc.co.uk reuters.com ft.com imdb.com instagram.com justdial.com linkedin.com
  linktr.ee manta.com mapquest.com medium.com msn.com openstreetmap.org opencorporates.com owler.com
  companieshouse.gov.uk service.gov.uk endole.co.uk yell.com thomsonlocal.com 192.com checkatrade.com
  quora.com reddit.com researchgate.net rocketreach.co scribd.com semanticscholar.org slideshare.net soundcloud.com
  sortlist.com spotify.com stackoverflow.com substack.com superpages.com telegram.org t.me threads.net tumblr.com
  twitch.tv twitter.com vimeo.com vk.com wa.me whatsapp.com wikidata.org wikimedia.org wiktionary.org x.com
  yellowpages.com yellowpages.ca youtube.com youtu.be businesswire.com prnewswire.com statista.com hunter.io
  thomasnet.com made-in-china.com globalspec.com directindustry.com environmental-expert.com
  fiverr.com upwork.com freelancer.com producthunt.com softwareadvice.com getapp.com sourceforge.net
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
