import { expect, it } from 'vitest';
import { nameFromAddress } from '#core/domain/people/name-from-address.ts';

it.each([
  ['sam@home.example', 'Sam'],
  ['sam.miller@home.example', 'Sam'],
  ['SAM_miller92@home.example', 'SAM'],
  ['jean-luc.picard@home.example', 'Jean-Luc'],
  ['j.smith@home.example', 'Smith'],
  ['zoé+upkept@home.example', 'Zoé'],
  ['info@home.example', undefined],
  ['famille.martin@home.example', undefined],
  ['12345@home.example', undefined],
  ['x@home.example', undefined],
  ['@home.example', undefined],
  ['', undefined],
])('%s suggests the name %s', (email, name) => {
  expect(nameFromAddress(email)).toBe(name);
});
