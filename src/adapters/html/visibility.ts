/** Classes and ids hidden by a page's own style sheets. */
export interface HiddenNames {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

export type Attributes = Readonly<Record<string, string>>;

/**
 * Whether an element is invisible in a browser. Hidden text may be meant for programs only, so it must never count as
 * evidence. External style sheets are not read.
 */
export function isHidden(name: string, attributes: Attributes, hidden: HiddenNames): boolean {
  if (unrenderedElements.has(name)) return true;
  // Some pages hide their root until their scripts have run.
  if (name === 'html' || name === 'body') return false;
  if ('hidden' in attributes || 'popover' in attributes || attributes['aria-hidden'] === 'true') return true;
  if (name === 'dialog' && !('open' in attributes)) return true;
  if (attributes.style !== undefined && hides(attributes.style)) return true;
  return hidesByName(attributes, hidden) || isCookieNotice(name, attributes);
}

/** Whether an element belongs to the page's frame, whose links are read but not its text. */
export function isFrame(name: string, attributes: Attributes, withinContent: boolean): boolean {
  if (frameElements.has(name) || frameRoles.has(attributes.role ?? '')) return true;
  if (name === 'header') return !withinContent;
  if (name === 'form') return !wholePageForm.test(attributes.id ?? attributes.name ?? '');
  if (name === 'html' || name === 'body' || name === 'main') return false;
  return [...tokens(attributes.class), ...tokens(attributes.id)].some((token) => frameName.test(token));
}

/** Reads the classes and ids hidden by the page's own style sheets, from plain rules such as `.note{display:none}`. */
export function readHiddenNames(html: string): HiddenNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const { selectors, declarations } of styleSheets(html).flatMap(plainRules)) {
    if (!hides(declarations)) continue;
    for (const selector of selectors.split(',')) {
      const [, prefix, name = ''] = /^\s*[a-z0-9]*([.#])([\w-]+)\s*$/i.exec(selector) ?? [];
      if (prefix === '.') classes.add(name);
      else if (prefix === '#') ids.add(name);
    }
  }
  return { classes, ids };
}

const unrenderedElements = new Set(
  'script style noscript template iframe object embed svg math canvas audio video map datalist'.split(' '),
);

const frameElements = new Set('nav footer button select textarea input'.split(' '));

const frameRoles = new Set(
  'navigation banner contentinfo search menu menubar dialog alertdialog tooltip'.split(' '),
);

const frameName = anyOf('i', [
  /^(?:(?:site|main|top|page|global|primary|mobile)-)?(?:nav|navbar|navigation|footer|breadcrumbs?)$/,
  /^(?:main|nav|mobile|top|mega|site|primary)-?menu$/,
  /^skip-(?:link|nav|to-content)$/,
]);

// ASP.NET puts the whole page into one form.
const wholePageForm = /^(?:aspnetform|form1|mainform|ctl\d+)$/i;

// Matches a declaration in lower case without white space.
const hidingDeclaration = anyOf('', [
  /^display:none/,
  /^visibility:(?:hidden|collapse)/,
  /^opacity:0?\.?0*(?:!|$)/,
  /^font-size:(?:[0-2](?:\.\d+)?(?:px|pt)|0[a-z%]*)(?:!|$)/,
  /^(?:max-)?(?:height|width):[01]?(?:px)?(?:!|$)/,
  /^(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}/,
  /^clip:rect\(/,
  /^clip-path:inset\((?:50|100)%/,
  /^transform:scale\(0\)/,
  /^color:transparent/,
]);

function hides(style: string): boolean {
  const declarations = style.toLowerCase().replace(/\s+/g, '').split(';');
  if (declarations.some((declaration) => hidingDeclaration.test(declaration))) return true;
  const foreground = valueOf(declarations, /^color:([^!]+)/);
  const background = valueOf(declarations, /^background(?:-color)?:([^!]+)/);
  return foreground !== null && background !== null && colourOf(foreground) === colourOf(background);
}

/** Normalises a colour: `#fff`, `#ffffff`, `white` and `rgb(255,255,255)` are equal. */
function colourOf(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const parts = /^rgba?\((\d+),(\d+),(\d+)(?:,1(?:\.0+)?)?\)$/.exec(value);
  if (parts !== null)
    return `#${parts
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return { white: '#ffffff', black: '#000000' }[value] ?? value;
}

function valueOf(declarations: readonly string[], property: RegExp): string | null {
  for (const declaration of declarations) {
    const [, value] = property.exec(declaration) ?? [];
    if (value !== undefined) return value;
  }
  return null;
}

const hidingClasses = new Set(
  'hidden hide is-hidden invisible d-none sr-only visually-hidden visuallyhidden screen-reader-text offscreen'.split(
    ' ',
  ),
);

const shownOnWideScreens = anyOf('', [
  /^(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline|table|contents|visible|not-sr-only)/,
  /^d-(?:sm|md|lg|xl|xxl)-(?!none)/,
]);

function hidesByName(attributes: Attributes, hidden: HiddenNames): boolean {
  if (attributes.id !== undefined && hidden.ids.has(attributes.id)) return true;
  const classes = tokens(attributes.class);
  if (classes.some((name) => hidden.classes.has(name))) return true;
  return (
    classes.some((name) => hidingClasses.has(name)) && !classes.some((name) => shownOnWideScreens.test(name))
  );
}

const cookieName = anyOf('i', [
  /(?:cookie|consent|gdpr)s?[-_]?(?:banner|bar|box|notice|notification|popup|modal|dialog|overlay|wall|layer|alert)/,
  /(?:cookie|consent|gdpr)s?[-_]?(?:consent|law|message|info|manager)/,
  /^(?:onetrust|ot-sdk|cybot|cookiebot|usercentrics|didomi|klaro|iubenda-cs|osano|termly|cmplz|borlabs|cky)/,
  /^(?:cc-window|tarteaucitron|qc-cmp)/,
]);

function isCookieNotice(name: string, attributes: Attributes): boolean {
  if (name === 'main' || name === 'article') return false;
  return [...tokens(attributes.class), ...tokens(attributes.id)].some((token) => cookieName.test(token));
}

function tokens(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(/\s+/).filter(Boolean);
}

/**
 * The contents of all style elements. It searches for plain strings, because a hostile page can make regular
 * expressions run for minutes.
 */
function styleSheets(html: string): string[] {
  const sheets: string[] = [];
  const lower = html.toLowerCase();
  for (
    let position = lower.indexOf('<style');
    position !== -1;
    position = lower.indexOf('<style', position)
  ) {
    const start = lower.indexOf('>', position) + 1;
    const end = lower.indexOf('</style', position);
    if (start === 0 || end === -1) break;
    if (start <= end) sheets.push(html.slice(start, end));
    position = end;
  }
  return sheets;
}

interface StyleRule {
  readonly selectors: string;
  readonly declarations: string;
}

/** The rules outside `@media` and similar blocks, because those may not apply. */
function plainRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const withoutComments = sheet
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('');
  let depth = 0;
  let selectors = '';
  for (const piece of withoutComments.split(/(?<=[{}])/)) {
    const content = piece.slice(0, -1);
    if (piece.endsWith('{')) {
      if (depth === 0) selectors = content;
      depth += 1;
    } else if (piece.endsWith('}')) {
      if (depth === 1 && !selectors.includes('@')) rules.push({ selectors, declarations: content });
      depth = Math.max(0, depth - 1);
    }
  }
  return rules;
}

function anyOf(flags: string, patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}
