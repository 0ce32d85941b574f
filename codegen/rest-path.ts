import type { Endpoint, Method } from './model.ts';
import { kebabCase, singular } from './names.ts';

/**
 * The REST method and path, derived from the name of a function, its endpoint and its required arguments.
 *
 * Only queries are GET. The path contains the group's own identifier only if the call requires no other identifier:
 * with a `projectId` or the id of another resource, the call is not about that one resource alone. The verb is omitted
 * if the method expresses it.
 */
export function restPath(
  fn: string,
  endpoint: Endpoint,
  required: readonly string[],
): { method: Method; path: string } {
  const [group = '', verb = ''] = fn.split('.');
  const ownIdentifier = `${singular(group)}Id`;
  const identifiers = required.filter((name) => name === 'id' || name.endsWith('Id'));
  const ownsPath = identifiers.length === 1 && identifiers[0] === ownIdentifier;
  const base = ownsPath ? `/v1/${group}/{${ownIdentifier}}` : `/v1/${group}`;
  const { method, segment } = methodAndSegment(verb, endpoint, ownsPath);
  return { method, path: segment === '' ? base : `${base}/${segment}` };
}

function methodAndSegment(
  verb: string,
  endpoint: Endpoint,
  ownsPath: boolean,
): { method: Method; segment: string } {
  if (endpoint === 'query')
    return { method: 'GET', segment: ['list', 'get'].includes(verb) ? '' : kebabCase(verb) };
  if (ownsPath && verb === 'delete') return { method: 'DELETE', segment: '' };
  if (ownsPath && /^update(?:[A-Z]|$)/.test(verb)) {
    return { method: 'PATCH', segment: kebabCase(verb.slice('update'.length)) };
  }
  return { method: 'POST', segment: ['add', 'create'].includes(verb) ? '' : kebabCase(verb) };
}
