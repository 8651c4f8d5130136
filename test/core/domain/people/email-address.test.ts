import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailArgument } from '#apps/cli/usage-error.ts';
import { contract } from '#apps/contract/index.ts';
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

describe('every door', () => {
  const doors = Object.entries(contract).flatMap(([name, endpoint]) => {
    const fields = 'body' in endpoint && endpoint.body instanceof z.ZodObject ? endpoint.body.shape : {};
    return 'email' in fields && fields.email instanceof z.ZodType ? [[name, fields.email] as const] : [];
  });
  const ofCommands = (typed: string) => {
    try {
      return emailArgument(typed);
    } catch {
      return undefined;
    }
  };

  it('takes the same addresses, and makes the same of them', () => {
    expect(doors.map(([name]) => name).sort()).toEqual([
      'askForReminder',
      'invite',
      'requestEmailChange',
      'requestMagicLink',
      'submitDeclaration',
    ]);
    for (const [typed] of table) {
      const expected = emailAddressOf(typed);
      for (const [name, door] of doors)
        expect({ name, typed, made: door.safeParse(typed).data }).toEqual({ name, typed, made: expected });
      expect({ typed, made: ofCommands(typed) }).toEqual({ typed, made: expected });
      expect({ typed, made: addressIn(typed) }).toEqual({ typed, made: expected });
      if (expected !== undefined) expect(knownAddress(typed)).toBe(expected);
    }
  });
});
