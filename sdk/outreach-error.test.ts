import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { errors } from '../generated/contract/errors.ts';
import {
  createError,
  isOutreachError,
  NotFoundError,
  OutreachError,
  RateLimitError,
} from './outreach-error.ts';

const notFound = { type: 'not_found_error', code: 'lead_not_found', status: 400 };

describe('an error', () => {
  test.each([...new Set(Object.values(errors).map(({ type }) => type))])(
    'has its own class for the type %s',
    (type) => {
      const error = createError('No.', { type, code: 'some_code', status: 400 });
      expect(error).toBeInstanceOf(OutreachError);
      expect(error.constructor).not.toBe(OutreachError);
      expect(error.name).toBe(error.constructor.name);
      const typeOfName = error.name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
      expect(typeOfName).toBe(type);
    },
  );

  test.each(['a_later_error', 'constructor', '__proto__'])(
    'is an OutreachError even with the unknown type %s',
    (type) => {
      const error = createError('No.', { type, code: 'later', status: 400 });
      expect(error.constructor).toBe(OutreachError);
      expect(error).toMatchObject({ type, code: 'later', message: 'No.' });
    },
  );

  test('can be identified by class and by type', () => {
    const error = createError('No such lead.', notFound);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).not.toBeInstanceOf(RateLimitError);
    expect(error.type).toBe('not_found_error');
  });

  test('is recognised across copies of the library and across realms', () => {
    const foreign: unknown = runInNewContext(
      `const error = new Error('No.');
       error[Symbol.for('outreach-sdk.error')] = true;
       error.type = 'state_error';
       error`,
    );
    expect(foreign).not.toBeInstanceOf(Error);
    expect(isOutreachError(foreign) && foreign.type).toBe('state_error');
    expect(isOutreachError(createError('No.', notFound))).toBe(true);
  });

  test.each([new Error('No.'), undefined, null, 'No.', 400, { type: 'state_error' }])(
    'is not %s',
    (thrown) => {
      expect(isOutreachError(thrown)).toBe(false);
    },
  );

  test('has the response but omits it from JSON', () => {
    const response = new Response('{}', { status: 400 });
    const error = createError('No such lead.', { ...notFound, response });
    expect(error.response).toBe(response);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'NotFoundError',
      message: 'No such lead.',
      ...notFound,
    });
  });
});
