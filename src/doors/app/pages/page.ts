/** One field of a form. Its name is that of the operation's argument. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  /** The hint for password managers and browsers, as in the HTML standard. */
  readonly autocomplete: string;
  readonly note?: string;
}

/** A form that calls one operation of the app. */
export interface PageForm {
  readonly operation: string;
  readonly heading?: string;
  readonly fields: readonly FormField[];
  readonly button: string;
  /** Whether the button is less prominent than those of the other forms. */
  readonly isSecondary?: boolean;
  /** Where the browser goes after success, or what the page then says. */
  readonly then: { readonly go: string } | { readonly say: string };
}

/** A page that people need before or without the rest of the app. */
export interface Page {
  readonly title: string;
  readonly intro: string;
  /** Whether the address carries a one-time token after `#`. Browsers never send that part of an address. */
  readonly needsToken?: boolean;
  readonly forms: readonly PageForm[];
  /** HTML after the forms. */
  readonly more?: string;
}

/** Renders a page. All texts come from this folder; nothing is taken from the request. */
export function renderPage(page: Page): string {
  const token = page.needsToken === true ? ' data-needs-token' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Outreach</title>
<link rel="stylesheet" href="/app/pages/account.css">
<script type="module" src="/app/pages/account.js"></script>
</head>
<body>
<main${token}>
<p class="product">Outreach</p>
<h1>${page.title}</h1>
<p>${page.intro}</p>
<noscript><p class="error">This page needs JavaScript.</p></noscript>
<p class="error" role="alert" hidden></p>
<p class="done" role="status" hidden></p>
${page.forms.map(renderForm).join('\n')}
${page.more ?? ''}
</main>
</body>
</html>
`;
}

function renderForm({ operation, heading, fields, button, isSecondary, then }: PageForm): string {
  const next = 'go' in then ? `data-go="${then.go}"` : `data-say="${then.say}"`;
  const title = heading === undefined ? '' : `<h2>${heading}</h2>\n`;
  return `${title}<form method="post" data-operation="${operation}" ${next}>
${fields.map((field) => renderField(operation, field)).join('\n')}
<button type="submit"${isSecondary === true ? ' class="secondary"' : ''}>${button}</button>
</form>`;
}

function renderField(operation: string, { name, label, type, autocomplete, note }: FormField): string {
  const id = `${operation.replace('.', '-')}-${name}-${autocomplete}`;
  const described = note === undefined ? '' : ` aria-describedby="${id}-note"`;
  const hint = note === undefined ? '' : `<small id="${id}-note">${note}</small>`;
  return `<label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${described}>${hint}`;
}
