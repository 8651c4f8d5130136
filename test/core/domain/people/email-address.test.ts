import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailArgument } from '#apps/cli/usage-error.ts';
import { siteSettings } from '#apps/composition/settings/site.ts';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract } from '#apps/contract/index.ts';
import { basicCredentials } from '#apps/http/pipeline/basic-credentials.ts';
import { tokenText } from '#core/domain/access/api-token.ts';
import { addressIn } from '#core/domain/access/identity.ts';
import { emailAddressOf, knownAddress } from '#core/domain/people/email-address.ts';

/** What may stand before the @, and what is stored of it. */
const locals = [
  'ada',
  'Ada.Lovelace',
  'tom&ann',
  "d'arcy",
  'ada+home',
  'a..b',
  '.ada',
  'ada.',
  '{ada}',
  'ada/eve',
  '_',
  '1',
  'ÿ',
];
const domains: readonly (readonly [typed: string, stored: string | undefined])[] = [
  ['home.example', 'home.example'],
  ['HOME.Example', 'home.example'],
  ['mail.home.example', 'mail.home.example'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['home.example.', 'home.example'],
  ['home', undefined],
  ['127.0.0.1', undefined],
  ['[127.0.0.1]', undefined],
  ['home_.example', undefined],
  ['-home.example', undefined],
  ['home..example', undefined],
  ['home.example:25', undefined],
  ['home.example/x', undefined],
];
const table = locals.flatMap((local) =>
  domains.map(([domain, stored]) => [`${local}@${domain}`, local, stored] as const),
);

describe('an email address', () => {
  it('is HTML’s, with its domain in ASCII: 195 of them', () => {
    expect(table).toHaveLength(195);
    for (const [typed, local, domain] of table) {
      const stored = domain !== undefined && local !== 'ÿ' ? `${local.toLowerCase()}@${domain}` : undefined;
      expect({ typed, stored: emailAddressOf(typed) }).toEqual({ typed, stored });
    }
  });

  it.each([
    ' ada@home.example\n',
    '\u200Bada@home\u00AD.example\uFEFF',
    '\u202Aada@home.example\u202C',
    'Ada Lovelace <ada@home.example>',
    '"Lovelace, Ada" <ada@home.example>;',
    'mailto:ada@home.example',
    'mailto:ada@home.example?subject=Hello',
    'MAILTO:ada%40home.example',
    '<ada@home.example>',
    '(ada@home.example),',
    '“ada@home.example”.',
    "'ada@home.example'",
    'ada＠home.example',
    'ada@home。example',
  ])('comes without what was pasted with it: %j', (typed) => {
    expect(emailAddressOf(typed)).toBe('ada@home.example');
  });

  it.each([
    '',
    '@',
    'ada',
    '@home.example',
    'ada@',
    'ada@home.example eve@home.example',
    'ada@home.example,eve@home.example',
    'ada@home.example\nbcc: eve@evil.example',
    '"ada lovelace"@home.example',
    'ada\u0000@home.example',
    'ada@home.example\u0000',
    'ada@ho\u0000me.example',
    `${'a'.repeat(65)}@home.example`,
    `ada@${'a.'.repeat(125)}example`,
    'ada@home.example%00',
    '\u212Aada@home.example',
  ])('isn’t %j', (typed) => {
    expect(emailAddressOf(typed)).toBeUndefined();
  });

  it('is the same however often it is made', () => {
    for (const [typed] of table) {
      const once = emailAddressOf(typed);
      if (once !== undefined) expect(emailAddressOf(once)).toBe(once);
      expect(knownAddress(knownAddress(typed))).toBe(knownAddress(typed));
    }
  });
});

/** The fields of an endpoint that take an address by their name, wherever they are. */
function addressFields(schema: unknown, path: string): readonly (readonly [path: string, field: z.ZodType])[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]): readonly (readonly [string, z.ZodType])[] =>
      /e?mail$|address$/i.test(name) && field instanceof z.ZodType && !isOfMachine(name)
        ? [[`${path}.${name}`, field]]
        : addressFields(field, `${path}.${name}`),
    );
  }
  if (schema instanceof z.ZodArray) return addressFields(schema.element, `${path}[]`);
  const wrapped = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault].some((kind) => schema instanceof kind);
  return wrapped ? addressFields((schema as z.ZodOptional).unwrap(), path) : [];
}
/** Where a home is, in words. */
const isOfMachine = (name: string) => name === 'address';

/** Where an address could be judged by anything else than the one function. */
const ownJudges = /z\.email\(|\.string\(\)\.email\(|EMAIL_REGEX|isEmail\(/;

const apiToken = tokenText({ householdId: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11', secret: 'a'.repeat(64) });

describe('every door', () => {
  const doors = Object.entries(contract as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) =>
    (['body', 'query', 'params', 'form'] as const).flatMap((part) =>
      part in endpoint ? addressFields((endpoint as Readonly<Record<string, unknown>>)[part], name) : [],
    ),
  );
  const ofCommands = (typed: string) => {
    try {
      return emailArgument(typed);
    } catch {
      return undefined;
    }
  };

  it('takes the same addresses, and makes the same of them', () => {
    expect(doors.map(([name]) => name).sort()).toEqual([
      'askForReminder.email',
      'invite.email',
      'requestEmailChange.email',
      'requestMagicLink.email',
      'submitDeclaration.email',
    ]);
    for (const [typed] of table) {
      const expected = emailAddressOf(typed);
      for (const [name, door] of doors)
        expect({ name, typed, made: door.safeParse(typed).data }).toEqual({ name, typed, made: expected });
      expect({ typed, made: ofCommands(typed) }).toEqual({ typed, made: expected });
      expect({ typed, made: addressIn(typed) }).toEqual({ typed, made: expected });
      if (expected !== undefined) expect(knownAddress(typed)).toBe(expected);
      // A program that signs in by CalDAV has the address as its user.
      const basic = basicCredentials(`Basic ${Buffer.from(`${typed}:${apiToken}`).toString('base64')}`);
      expect(basic?.email).toBe(knownAddress(typed));
    }
  });

  it('has no judge of its own', () => {
    // The sandbox stands in for other companies, which have their own.
    const files = globSync('{core,adapters,apps}/**/*.{ts,tsx}').filter((file) => !file.startsWith('apps/sandbox/'));
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => ownJudges.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('of the settings takes what people may sign in with', () => {
    for (const [typed] of table) {
      const read = (name: string) => siteSettings.safeParse({ [name]: typed }).success;
      const isOne = emailAddressOf(typed) !== undefined;
      expect([typed, read('COMPANY_EMAIL'), read('SUPPORT_EMAIL')]).toEqual([typed, isOne, isOne]);
    }
  });
});
