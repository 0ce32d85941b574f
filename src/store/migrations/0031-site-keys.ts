import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

interface Row {
  readonly id: string;
  readonly companyWebsite: string;
  readonly siteHost: string | null;
}

const pageSize = 5_000;

/**
 * Adds the path to the site keys of leads whose site is a page on a shared host, so that they no longer share research.
 * Older research stays under the bare host, because it was read from the first page of that host. A pending research job
 * reads the site of its own lead; the drafts of its other leads get no research. Processes of the old version may store
 * more bare hosts until they are replaced; the sweep of the new version repairs these.
 */
export class SiteKeys extends Migration {
  override async up(): Promise<void> {
    const orgs = await this.execute('select org_id as id from directory.org');
    for (const { id } of orgs) {
      const orgId = String(id);
      // Row-level security is forced: without this, even the owner of the table sees no row.
      await this.execute('select tenancy.enter(?)', [orgId]);
      for (let after = ''; ;) {
        const rows = await this.readPage(orgId, after);
        const changed = rows.flatMap(({ id, companyWebsite, siteHost }) => {
          const key = siteKey(companyWebsite);
          return key === siteHost ? [] : [{ id, key }];
        });
        if (changed.length > 0) await this.write(orgId, changed);
        const last = rows.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
    }
  }

  /** Leads whose site is more than a host, in the order of their ids. Served by the primary key. */
  private async readPage(orgId: string, after: string): Promise<Row[]> {
    const rows = await this.execute(
      `select id, company_website as "companyWebsite", site_host as "siteHost" from lead
       where org_id = ? and id > ? and company_website ~ '//[^/]+/.' order by id limit ?`,
      [orgId, after, pageSize],
    );
    return rows as unknown as Row[];
  }

  private async write(orgId: string, changed: readonly { id: string; key: string | null }[]): Promise<void> {
    await this.execute(
      `update lead set site_host = changed.key
       from json_to_recordset(?::json) as changed (id text, key text) where org_id = ? and lead.id = changed.id`,
      [JSON.stringify(changed), orgId],
    );
  }
}

/*
 * A copy of the rule for the key of a site, so that later changes of the rule leave this migration as it is. It omits
 * the hosts of the public suffix list, which changes with its package.
 */

function siteKey(companyWebsite: string): string | null {
  const hasProtocol = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(companyWebsite);
  const url = URL.parse(hasProtocol ? companyWebsite : `https://${companyWebsite}`);
  if (url === null || url.host === '') return null;
  url.hostname = url.hostname.toLowerCase().replace(/(?<!\.)\.+$/, '');
  const path = sharedPagePath(url);
  const key = `${url.host}${path ?? ''}`;
  return key.length <= 500 ? key : `${url.host}/${createHash('sha256').update(key).digest('hex')}`;
}

function sharedPagePath({ hostname, pathname, search }: URL): string | null {
  const path = normalisePath(pathname);
  const userPage = /^\/~[^/]+/.exec(path);
  if (userPage !== null) return userPage[0];
  if ((path === '' && search === '') || !isSharedHost(hostname)) return null;
  const pattern = pagePatterns.find(
    ([suffix]) => hostname === suffix || hostname.endsWith(`.${suffix}`),
  )?.[1];
  const companyPart = pattern ?? (hostname.startsWith('sites.') ? /^\/[^/]+/ : undefined);
  return companyPart?.exec(path)?.[0] ?? `${path || '/'}${search}`;
}

function normalisePath(pathname: string): string {
  return pathname
    .replace(/%([2-7][0-9a-f])/gi, (escaped, hex: string) => {
      const character = String.fromCodePoint(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : escaped;
    })
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
}

function isSharedHost(host: string): boolean {
  const labels = host.split('.');
  if (labels[0] === 'sites' && labels.length > 2) return true;
  return labels.some((_, start) => pathHosts.has(labels.slice(start).join('.')));
}

const pathHosts: ReadonlySet<string> = new Set(
  `
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
`
    .trim()
    .split(/\s+/),
);

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
