import { getDomain } from 'tldts';

/**
 * The path of a company's page on a host that many companies share, such as `/acme` for `facebook.com/acme/about`.
 * Null for all other hosts, and for the root of a shared host, which belongs to the host's owner. A path such as
 * `/~acme` is a user's page on every host.
 */
export function sharedPagePath({ hostname, pathname, search }: URL): string | null {
  const path = normalisePath(pathname);
  const userPage = /^\/~[^/]+/.exec(path);
  if (userPage !== null) return userPage[0];
  if ((path === '' && search === '') || !isSharedHost(hostname)) return null;
  const pattern = pagePatterns.find(([suffix]) => isWithin(hostname, suffix))?.[1];
  const companyPart = pattern ?? (hostname.startsWith('sites.') ? /^\/[^/]+/ : undefined);
  return companyPart?.exec(path)?.[0] ?? `${path || '/'}${search}`;
}

/**
 * Site builders that give each customer a subdomain and are missing from the public suffix list. The list contains
 * most of them, such as `wixsite.com`, `github.io`, `blogspot.com` and `myshopify.com`.
 */
export const siteBuilders: ReadonlySet<string> = words(`
  beepworld.de bigcartel.com business.blog business.site canva.site company.site e-monsite.com ecwid.com edicypages.com
  godaddysites.com home.blog hubspotpagebuilder.com itch.io jimdo.com jimdofree.com jimdosite.com kotisivukone.com
  livejournal.com mozellosite.com mystrikingly.com n.nu ning.com odoo.com over-blog.com simdif.com site123.me
  squarespace.com strikingly.com substack.com suntuubi.com teamtailor.com tilda.ws tripod.com tumblr.com typepad.com
  ueniweb.com voog.com webador.com webador.de webnode.com webnode.fi webnode.page webnode.se website3.me weebly.com
  weeblysite.com wordpress.com zohosites.com
`);

/** Hosts on which the path identifies the company. Their subdomains are included. */
const pathHosts: ReadonlySet<string> = words(`
  facebook.com fb.com fb.me instagram.com threads.com threads.net linkedin.com xing.com x.com twitter.com tiktok.com
  youtube.com youtu.be vimeo.com pinterest.com bsky.app mastodon.social vk.com ok.ru snapchat.com whatsapp.com wa.me
  t.me telegram.me reddit.com flickr.com soundcloud.com behance.net dribbble.com twitch.tv discord.com discord.gg
  meetup.com patreon.com eventbrite.com medium.com issuu.com
  linktr.ee lnk.bio linkin.bio bio.link bio.site beacons.ai about.me campsite.bio taplink.at taplink.cc solo.to
  heylink.me msha.ke flow.page linkpop.com
  github.com gitlab.com bitbucket.org codeberg.org sourceforge.net gitee.com sr.ht npmjs.com huggingface.co
  google.com goo.gl g.page g.co apple.com wixsite.com wix.com notion.so canva.com padlet.com express.adobe.com bit.ly
  amazon.com amazon.de amazon.se amazon.co.uk ebay.com ebay.de etsy.com alibaba.com upwork.com fiverr.com airbnb.com
  booking.com tripadvisor.com yelp.com trustpilot.com foursquare.com wolt.com crunchbase.com glassdoor.com indeed.com
  europages.com europages.co.uk kompass.com dnb.com northdata.com northdata.de wlw.de gelbeseiten.de 11880.com
  finder.fi fonecta.fi asiakastieto.fi kauppalehti.fi allabolag.se eniro.se hitta.se proff.fi proff.se proff.no proff.dk
`);

/** Match the common start of all pages of one company, on hosts where a company has several pages. */
const pagePatterns: readonly (readonly [suffix: string, pattern: RegExp])[] = [
  ['sites.google.com', /^\/(?:a\/[^/]+|view|site)\/[^/]+/i],
  ['wixsite.com', /^\/[^/]+/],
  ['linkedin.com', /^\/(?:company|school|showcase)\/[^/]+/i],
  [
    'facebook.com',
    /^\/(?!(?:events|groups|hashtag|media|p|pages|people|pg|photos?|reel|search|share|story|watch)(?:\/|$)|[^/]*\.php)[^/]+/i,
  ],
  ['github.com', /^\/(?!(?:apps|marketplace|search|sponsors|topics|users)(?:\/|$))(?:orgs\/)?[^/]+/i],
  ['gitlab.com', /^\/(?!(?:explore|search|users)(?:\/|$))(?:groups\/)?[^/]+/i],
  ['bitbucket.org', /^\/[^/]+/],
  ['codeberg.org', /^\/[^/]+/],
];

/** Whether only the path identifies a company on this host. True also for a bare private suffix: `github.io`. */
export function isSharedHost(host: string): boolean {
  const labels = host.split('.');
  if (labels[0] === 'sites' && labels.length > 2) return true;
  if (labels.some((_, start) => pathHosts.has(labels.slice(start).join('.')))) return true;
  return getDomain(host, { allowPrivateDomains: true }) === null && getDomain(host) !== null;
}

/** Without repeated and trailing slashes, and with letters, digits and `-._~` unescaped: `/%7Eacme` is `/~acme`. */
function normalisePath(pathname: string): string {
  const path = pathname
    .replace(/%([2-7][0-9a-f])/gi, (escaped, hex: string) => {
      const character = String.fromCodePoint(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : escaped;
    })
    .replace(/\/{2,}/g, '/');
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function isWithin(host: string, suffix: string): boolean {
  return host === suffix || host.endsWith(`.${suffix}`);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
