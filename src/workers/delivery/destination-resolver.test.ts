import { expect, test, vi } from 'vitest';
import { SecretUnreadable, type Secrets } from '../../ports/secrets.ts';
import { createDestinationResolver } from './destination-resolver.ts';

const place = { url: 'https://hooks.example/', timesEnabled: 2 };
const endpoint = { ...place, webhookId: 'webhook_1', closedReason: null };

test('decrypts both secrets once, skips an unreadable old one, and fails without the new one', () => {
  const open = vi.fn<Secrets['open']>((sealed) => {
    if (sealed.startsWith('lost')) throw new SecretUnreadable('Sealed with another key.');
    if (sealed === 'broken') throw new Error('The key file cannot be read.');
    return `opened ${sealed}`;
  });
  const secrets = createDestinationResolver({ seal: () => '', open });
  const opened = (sealedSecret: string, sealedOldSecret: string | null = null) =>
    secrets('org_1', { ...endpoint, sealedSecret, sealedOldSecret });
  for (let round = 0; round < 2; round++)
    expect(opened('new', 'old')).toEqual({ ...place, secret: 'opened new', oldSecret: 'opened old' });
  expect(open).toHaveBeenCalledTimes(2);
  expect(opened('new')).toEqual({ ...place, secret: 'opened new', oldSecret: null });
  expect(opened('new', 'lost')).toEqual({ ...place, secret: 'opened new', oldSecret: null });
  expect(opened('lost', 'old')).toBeUndefined();
  expect(() => opened('broken')).toThrow('The key file cannot be read.');
});
