import { describe, expect, it } from 'vitest';
import { addressIn, type Claims, providerName, welcomeFor } from '#core/domain/access/identity.ts';

const claims: Claims = { issuer: 'https://id.example', subject: '7', email: 'ada@home.example', emailVerified: true };
const nothing = { isSubjectKnown: false, isAddressKnown: false, maySignUp: true, canConfirm: true };

describe('a person from the provider', () => {
  it('is signed in by the subject alone, whatever address the provider gives now', () => {
    const known = { ...nothing, isSubjectKnown: true };
    const { email: _, ...without } = claims;
    for (const each of [claims, without, { ...claims, emailVerified: false }]) {
      expect(welcomeFor(each, known)).toBe('sign-in');
      expect(welcomeFor(each, { ...known, maySignUp: false, isAddressKnown: true })).toBe('sign-in');
    }
  });

  it('is linked to the account of an address that the provider has verified, or gets one', () => {
    expect(welcomeFor(claims, { ...nothing, isAddressKnown: true })).toBe('link');
    expect(welcomeFor(claims, { ...nothing, isAddressKnown: true, maySignUp: false })).toBe('link');
    expect(welcomeFor(claims, nothing)).toBe('create');
    expect(welcomeFor(claims, { ...nothing, maySignUp: false })).toBe('refuse');
  });

  it('confirms by our mail an address that the provider hasn’t verified, known or not', () => {
    const unverified = { ...claims, emailVerified: false };
    for (const isAddressKnown of [true, false]) {
      expect(welcomeFor(unverified, { ...nothing, isAddressKnown })).toBe('confirm');
    }
  });

  it('gets no account that exists by an address that the provider hasn’t verified, where no mail can be sent', () => {
    const unverified = { ...claims, emailVerified: false };
    const noMail = { ...nothing, canConfirm: false };
    expect(welcomeFor(unverified, { ...noMail, isAddressKnown: true })).toBe('refuse');
    expect(welcomeFor(unverified, noMail)).toBe('create');
    expect(welcomeFor(unverified, { ...noMail, maySignUp: false })).toBe('refuse');
  });

  it('is refused without an address', () => {
    const { email: _, ...without } = claims;
    for (const canConfirm of [true, false]) expect(welcomeFor(without, { ...nothing, canConfirm })).toBe('refuse');
  });
});

describe('the address in a claim', () => {
  it('is in lower case', () => {
    expect(addressIn('Ada@Home.Example')).toBe('ada@home.example');
  });

  it.each([
    [undefined],
    [null],
    [7],
    [['ada@home.example']],
    [''],
    ['ada'],
    ['@home.example'],
    ['ada@home'],
    ['ada@home.example\nbcc: eve@evil.example'],
    ['ada@home.example,eve@evil.example@x.example'],
    ['\u212Aada@home.example'],
    ['Ada <ada@home.example>'],
    ['"eve" ada@home.example'],
    ['<ada@home.example>'],
    ['mailto:ada@home.example'],
    ['\u200Bada@home.example'],
    [`${'a'.repeat(250)}@home.example`],
  ])('isn’t %j', (claim) => {
    expect(addressIn(claim)).toBeUndefined();
  });
});

it.each([
  ['https://id.example', 'id.example'],
  ['https://id.example:8443/realms/home/', 'id.example:8443'],
  ['http://127.0.0.1:9000/application/o/upkept/', '127.0.0.1:9000'],
])('people know the provider %s as %s', (issuer, name) => {
  expect(providerName({ issuer })).toBe(name);
});
