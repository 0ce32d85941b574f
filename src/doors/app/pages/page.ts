/** One field of a form. Its name is that of the operation's argument. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text' | 'select';
  /** The hint for password managers and browsers, as in the HTML standard. */
  readonly autocomplete?: string;
  readonly note?: string;
  /** Left out of the call if it is empty. */
  readonly isOptional?: boolean;
  /** The choices of a select, the proposed one first. */
  readonly options?: readonly string[];
}

/** A form that calls one operation of the app. */
export interface PageForm {
  readonly operation: string;
  readonly id?: string;
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
  /** A script of its own, beside that of the forms. */
  readonly script?: string;
}

/** Renders a page. All texts come from this folder; nothing is taken from the request. */
export function renderPage({
  title,
  intro,
  needsToken,
  forms,
  more = '',
  script = 'forms.js',
}: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Outreach</title>
<link rel="stylesheet" href="/app/pages/pages.css">
<script type="module" src="/app/pages/${script}"></script>
</head>
<body>
<main${needsToken === true ? ' data-needs-token' : ''}>
<p class="product">Outreach</p>
<h1>${title}</h1>
<p>${intro}</p>
<noscript><p class="error">This page needs JavaScript.</p></noscript>
<p class="error" role="alert" hidden></p>
<p class="done" role="status" hidden></p>
${forms.map(renderForm).join('\n')}
${more}
</main>
${passwordDialog}
</body>
</html>
`;
}

/** Opens where an operation needs the password again. */
const passwordDialog = `<dialog id="confirm-password" aria-labelledby="confirm-title">
<form method="post">
<h2 id="confirm-title">Confirm your password</h2>
<p>For the next ten minutes this page does not ask again.</p>
<p class="error" role="alert" hidden></p>
<label for="confirm-field">Your password</label>
<input id="confirm-field" name="password" type="password" autocomplete="current-password" required>
<button type="submit">Confirm</button>
</form>
<form method="dialog"><button class="secondary" type="submit">Cancel</button></form>
</dialog>`;

function renderForm({ operation, id, heading, fields, button, isSecondary, then }: PageForm): string {
  const next = 'go' in then ? `data-go="${then.go}"` : `data-say="${then.say}"`;
  const title = heading === undefined ? '' : `<h2>${heading}</h2>\n`;
  return `<section${id === undefined ? '' : ` id="${id}"`}>
${title}<form method="post" data-operation="${operation}" ${next}>
${fields.map((field) => renderField(operation, field)).join('\n')}
<button type="submit"${isSecondary === true ? ' class="secondary"' : ''}>${button}</button>
</form>
</section>`;
}

function renderField(operation: string, field: FormField): string {
  const { name, label, type, autocomplete = 'off', note, isOptional, options = [] } = field;
  const id = `${operation.replace('.', '-')}-${name}-${autocomplete}`;
  const required = isOptional === true ? '' : ' required';
  const described = note === undefined ? '' : ` aria-describedby="${id}-note"`;
  const hint = note === undefined ? '' : `<small id="${id}-note">${note}</small>`;
  const choices = options.map((option) => `<option>${option}</option>`).join('');
  const control =
    type === 'select'
      ? `<select id="${id}" name="${name}"${described}>${choices}</select>`
      : `<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"${required}${described}>`;
  return `<label for="${id}">${label}</label>\n${control}${hint}`;
}
