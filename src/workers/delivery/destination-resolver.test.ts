import { expect, test, vi } from 'vitest';
import { SecretUnreadable, type Secrets } from '../../ports/secrets.ts';
import { createDestinationResolver } from './destination-resolver.ts';

const target = { url: 'https://hooks.example/', timesEnabled: 2 };
const endpoint = { ...target, webhookId: 'webhook_1', closedReason: null };

test('decrypts both secrets once, skips an unreadable old one, and fails without the new one', () => {
  const open = vi.fn<Secrets['open']>((sealed) => {
    if (sealed.startsWith('lost')) throw new SecretUnreadable('Sealed with another key.');
    if (sealed === 'broken') throw new Error('The key file cannot be read.');
    return `opened ${sealed}`;
  });
  const resolveDestination = createDestinationResolver({ seal: () => '', open });
  const resolve = (sealedSecret: string, sealedOldSecret: string | null = null) =>
    resolveDestination('org_1', { ...endpoint, sealedSecret, sealedOldSecret });
  for (let round = 0; round < 2; round++)
    expect(resolve('new', 'old')).toEqual({ ...target, secret: 'opened new', oldSecret: 'opened old' });
  expect(open).toHaveBeenCalledTimes(2);
  expect(resolve('new')).toEqual({ ...target, secret: 'opened new', oldSecret: null });
  expect(resolve('new', 'lost')).toEqual({ ...target, secret: 'opened new', oldSecret: null });
  expect(resolve('lost', 'old')).toBeUndefined();
  expect(() => resolve('broken')).toThrow('The key file cannot be read.');
});
