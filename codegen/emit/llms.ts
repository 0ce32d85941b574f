import type { File, Model } from '../model.ts';
import { operationTools, extraTools } from '../tools.ts';
import { guideSummary, guideTitle } from './docs/guide-page.ts';
import { toolAnchor } from './docs/site.ts';
import { generatedNotice } from './source.ts';

/** `docs/llms.txt`: a summary of the service with links for language models. */
export function emitLlms(model: Model): File[] {
  const [summary = ''] = model.description.trim().split(/\n\s*\n/);
  const guides = model.guides.map((guide) =>
    linkItem(guideTitle(guide), `${guide.name}.html`, guideSummary(guide)),
  );
  const groups = model.groups.map(({ name, title, summary: about }) =>
    linkItem(title, `${name}.html`, about),
  );
  const tools = [...operationTools(model), ...extraTools(model)].map(({ name, description }) =>
    linkItem(name, `tools.html#${toolAnchor(name)}`, description),
  );
  const reference = [
    linkItem('MCP tools', 'tools.html', 'How to connect, and every tool with its arguments.'),
    ...groups,
    linkItem('Webhook events', 'webhook-events.html', 'What your endpoint receives.'),
    linkItem('Errors', 'errors.html', 'Every code with its remedy.'),
  ];
  const text = `# ${model.title}

<!-- ${generatedNotice} -->

> ${summary.replaceAll('\n', ' ')}

No call sends a message; only a person can. Agents use the MCP endpoint \`POST /mcp\`. Programs use the paths of
[openapi.json](/openapi.json). Both use the same key.

## Guides

${guides.join('')}
## Reference

${reference.join('')}
## Tools

${tools.join('')}`;
  return [{ path: 'docs/llms.txt', text }];
}

function linkItem(name: string, page: string, about: string): string {
  return `- [${name}](/docs/${page.replace('.html', '')}): ${about}\n`;
}
