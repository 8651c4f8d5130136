import { describe, expect, it } from 'vitest';
import {
  isSessionOver,
  isUseWorthNoting,
  maySignUp,
  mostSessions,
  sessionEndsAt,
  sessionsThatEnd,
} from '#core/domain/access/sign-in.ts';

const createdAt = new Date('2027-01-01T00:00:00Z');
const at = (days: number, ms = 0) => new Date(createdAt.getTime() + days * 86_400_000 + ms);
const seenAfter = (days: number) => ({ createdAt, lastSeenAt: at(days) });

describe('an address without an account', () => {
  it.each([
    [{ isOpen: true }, 'ada@home.example', true],
    [{ isOpen: false }, 'ada@home.example', false],
    [{ isOpen: true, domains: ['home.example'] }, 'ada@home.example', true],
    [{ isOpen: true, domains: ['home.example'] }, 'ada@other.example', false],
    [{ isOpen: true, domains: ['home.example'] }, 'home.example@other.example', false],
    [{ isOpen: true, domains: ['home.example'] }, 'ada@sub.home.example', false],
  ])('with %j, %s may sign up: %s', (signUp, email, expected) => {
    expect(maySignUp(email, signUp)).toBe(expected);
  });
});

describe('a session', () => {
  it('ends after exactly 30 idle days', () => {
    expect(isSessionOver(seenAfter(0), at(30, -1))).toBe(false);
    expect(isSessionOver(seenAfter(0), at(30))).toBe(true);
    expect(isSessionOver(seenAfter(20), at(50, -1))).toBe(false);
    expect(isSessionOver(seenAfter(20), at(50))).toBe(true);
  });

  it('ends after 90 days, even if it is used', () => {
    expect(sessionEndsAt({ createdAt })).toEqual(at(90));
    expect(isSessionOver(seenAfter(89), at(90, -1))).toBe(false);
    expect(isSessionOver(seenAfter(89), at(90))).toBe(true);
  });

  it('has its use saved once a day', () => {
    expect(isUseWorthNoting(seenAfter(3), at(4, -1))).toBe(false);
    expect(isUseWorthNoting(seenAfter(3), at(4))).toBe(true);
  });

  it('loses its record to another one a month after it was over, or as the longest unused of too many', () => {
    const over = seenAfter(-65);
    const lately = seenAfter(-40);
    const alive = Array.from({ length: mostSessions }, (_, index) => seenAfter(1 + index / 100));
    const [oldest, ...others] = alive;
    expect(sessionsThatEnd([over, lately], at(-5, -1))).toEqual([]);
    expect(sessionsThatEnd([over, lately], at(-5))).toEqual([over]);
    expect(sessionsThatEnd([...others.toReversed(), over], at(2))).toEqual([over]);
    expect(sessionsThatEnd([...others, lately], at(2))).toEqual([lately]);
    expect(sessionsThatEnd(alive.toReversed(), at(2))).toEqual([oldest]);
  });
});
