import { randomBytes } from 'node:crypto';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Config } from '../config.ts';
import { formatCount } from '../domain/format-count.ts';
import { readEventKinds } from '../domain/webhook-input.ts';
import { formatSecret, secretBytes } from '../domain/webhook-signature.ts';
import type { ListedWebhook } from '../people/webhooks/_view.ts';
import type { NewWebhook } from '../store/queries/webhooks.ts';
import { withStore } from './database.ts';
import { CommandError, formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseSince } from './option-parsers.ts';
import { addWebhookDeliveries } from './webhook-deliveries.ts';

type OrgOptions = OutputOptions & { org: string };
type EndpointOptions = OrgOptions & { webhook: string };

/** Webhook endpoints and their deliveries. */
export function defineWebhook(webhook: Command): void {
  addListCommand(webhook);
  addCreateCommand(webhook);
  addSwitchCommands(webhook);
  addWebhookDeliveries(webhook);
  addResendCommands(webhook);
  addRotateCommand(webhook);
}

function addListCommand(webhook: Command): void {
  addOrgCommand(webhook, 'list', 'list the endpoints, newest first').action(async (options: OrgOptions) => {
    const { listEndpoints } = await import('../people/webhooks.ts');
    const webhooks = await withStore((store) => listEndpoints(store, options.org));
    printList(options, { webhooks }, webhooks, ({ webhookId, url, events, ...rest }) => [
      webhookId,
      rest.disabledAt === null ? 'active' : `disabled ${formatTime(rest.disabledAt)}`,
      formatDeliveryStatus(rest),
      events.join(','),
      url,
    ]);
  });
}

/** While deliveries wait, the last response is more useful than the last completed delivery. */
function formatDeliveryStatus({
  waiting,
  lastAttempt,
  lastDelivery,
}: Pick<ListedWebhook, 'waiting' | 'lastAttempt' | 'lastDelivery'>): string {
  const ended = lastDelivery ? `${lastDelivery.state} ${formatTime(lastDelivery.at)}` : undefined;
  if (waiting === 0) return ended ?? 'nothing sent';
  if (lastAttempt === null) return `${waiting} waiting`;
  const { at, status, error } = lastAttempt;
  return `${waiting} waiting, last response ${formatTime(at)}: ${status ?? error}`;
}

function addCreateCommand(webhook: Command): void {
  addOrgCommand(webhook, 'create', 'register an endpoint and show its secret once')
    .requiredOption('--url <url>', 'http or https address')
    .option('--events <events>', 'event types, comma-separated, or * for all', parseEventKinds, ['*'])
    .option('--description <text>', 'description for people')
    .action(
      async ({
        org: orgId,
        ...options
      }: OrgOptions & { url: string; events: string[]; description?: string }) => {
        const { url, events, description = null } = options;
        const secret = formatSecret(randomBytes(secretBytes));
        const { createEndpoint } = await import('../people/webhooks.ts');
        const created = await withStore(async (store, config) => {
          const rejection = await blockedUrlReason(config, url, orgId);
          if (rejection !== null) throw new CommandError(rejection);
          return createEndpoint(store, orgId, {
            url,
            events,
            description,
            seal: await createSealer(config, secret),
          });
        });
        print(options, { ...created, secret }, [
          `Registered ${created.webhookId}.`,
          `Secret, shown only once: ${secret}`,
        ]);
      },
    );
}

function addSwitchCommands(webhook: Command): void {
  addEndpointCommand(webhook, 'enable', 'send events again and reset the failure count').action(
    async (options: EndpointOptions) => {
      const { enableEndpoint } = await import('../people/webhooks.ts');
      const { wasActive } = await withStore((store) => enableEndpoint(store, endpointRef(options)));
      const missed = `npx outreach webhook replay --org ${options.org} --webhook ${options.webhook} --since 1d`;
      print(options, { webhookId: options.webhook, active: true }, [
        wasActive
          ? `${options.webhook} was already enabled. Its failure count is reset.`
          : `${options.webhook} receives events again. To send missed events: ${missed}`,
      ]);
    },
  );
  addEndpointCommand(webhook, 'disable', 'send no events until it is enabled again').action(
    async (options: EndpointOptions) => {
      const { disableEndpoint } = await import('../people/webhooks.ts');
      const { cancelled } = await withStore((store) => disableEndpoint(store, endpointRef(options)));
      print(options, { webhookId: options.webhook, active: false, cancelled }, [
        `${options.webhook} receives no events; ${cancelled} waiting deliveries were cancelled.`,
      ]);
    },
  );
  addEndpointCommand(webhook, 'delete', 'remove an endpoint with its secrets').action(
    async (options: EndpointOptions) => {
      const { removeEndpoint } = await import('../people/webhooks.ts');
      await withStore((store) => removeEndpoint(store, endpointRef(options)));
      print(options, { webhookId: options.webhook, deleted: true }, [`Removed ${options.webhook}.`]);
    },
  );
}

function addResendCommands(webhook: Command): void {
  addOrgCommand(webhook, 'resend', 'repeat a delivery with the same id and bytes')
    .requiredOption('--delivery <id>', 'delivery')
    .action(async (options: OrgOptions & { delivery: string }) => {
      const { org: orgId, delivery: deliveryId } = options;
      const { resendDelivery } = await import('../people/webhooks.ts');
      await withStore((store) => resendDelivery(store, orgId, deliveryId));
      print(options, { deliveryId, state: 'waiting' }, [`${deliveryId} is queued again.`]);
    });
  addEndpointCommand(webhook, 'replay', 'resend all events of its types since a time')
    .requiredOption(
      '--since <time>',
      'start, such as 30m, 12h or 2026-11-21T10:00:00Z; at most 30d',
      parseSince,
    )
    .option('--with-earlier', 'include events from before the endpoint was registered')
    .action(async (options: EndpointOptions & { since: Date; withEarlier?: boolean }) => {
      const { replayToEndpoint } = await import('../people/webhooks.ts');
      const { sent, since } = await withStore((store) =>
        replayToEndpoint(store, endpointRef(options), options),
      );
      const isCut = since > options.since.getTime();
      print(options, { webhookId: options.webhook, sent, since }, [
        `${formatCount(sent, 'event is', 'events are')} queued for ${options.webhook}.`,
        ...(isCut ? [`It was registered ${formatTime(since)}; --with-earlier includes older events.`] : []),
      ]);
    });
  addEndpointCommand(webhook, 'ping', 'send the event test.ping').action(async (options: EndpointOptions) => {
    const { sendPing } = await import('../people/webhooks.ts');
    const { deliveryId } = await withStore((store) => sendPing(store, endpointRef(options)));
    const shown = `npx outreach webhook deliveries --org ${options.org} --delivery ${deliveryId}`;
    print(options, { webhookId: options.webhook, deliveryId }, [
      `Sending test.ping as ${deliveryId}. To see the result: ${shown}`,
    ]);
  });
}

function addRotateCommand(webhook: Command): void {
  addEndpointCommand(
    webhook,
    'rotate',
    'replace the secret and show the new one once; the old one stays valid for a day',
  )
    .option('--now', 'invalidate the old secret immediately')
    .action(async ({ now: dropsOld = false, ...options }: EndpointOptions & { now?: boolean }) => {
      const secret = formatSecret(randomBytes(secretBytes));
      const { rotateSecret } = await import('../people/webhooks.ts');
      const { oldValidUntil } = await withStore(async (store, config) =>
        rotateSecret(store, endpointRef(options), {
          seal: await createSealer(config, secret),
          dropsOld,
        }),
      );
      print(options, { webhookId: options.webhook, secret, oldValidUntil }, [
        `New secret, shown only once: ${secret}`,
        oldValidUntil === null
          ? 'The old secret is no longer valid.'
          : `Until ${formatTime(oldValidUntil)}, webhook-signature carries signatures of both secrets. ` +
            'X-Service-Signature uses the new one from now on.',
      ]);
    });
}

function addOrgCommand(webhook: Command, name: string, what: string): Command {
  return webhook
    .command(name)
    .description(what)
    .addOption(new Option('--org <id>', 'the organisation').makeOptionMandatory())
    .option('--json', 'print one JSON object');
}

function addEndpointCommand(webhook: Command, name: string, what: string): Command {
  return addOrgCommand(webhook, name, what).requiredOption('--webhook <id>', 'the endpoint');
}

function endpointRef({ org: orgId, webhook: webhookId }: EndpointOptions) {
  return { orgId, webhookId };
}

async function createSealer({ secretKey, dataDir }: Config, secret: string): Promise<NewWebhook['seal']> {
  const { createSealedSecrets } = await import('../adapters/secrets/sealed-secrets.ts');
  const { loadSecretKey } = await import('../adapters/secrets/secret-key.ts');
  const secrets = createSealedSecrets(() => loadSecretKey(secretKey, dataDir));
  return (place) => secrets.seal(secret, place);
}

async function blockedUrlReason(
  { outboundAllow: allow }: Config,
  url: string,
  orgId: string,
): Promise<string | null> {
  const { guardConnections } = await import('../adapters/guarded-connection.ts');
  return guardConnections({ allow }).blockedUrlReason(url, orgId);
}

function parseEventKinds(text: string): string[] {
  const read = readEventKinds(text.split(',').map((kind) => kind.trim()));
  if ('problem' in read) throw new InvalidArgumentError(read.problem);
  return read.events;
}
