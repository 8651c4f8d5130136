import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearLinkToken, takeLinkToken } from '#apps/web/session/link-token.ts';

/** Lets the browser be at an address, and returns those that replaced it. */
function visit(address: string): readonly string[] {
  const replaced: string[] = [];
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, next: URL) => {
      replaced.push(next.href);
      vi.stubGlobal('location', { href: next.href });
    },
  });
  return replaced;
}

afterEach(() => {
  clearLinkToken();
  vi.unstubAllGlobals();
});

describe('the token of a mailed link', () => {
  it('leaves the address, is kept in memory and can be forgotten', () => {
    const replaced = visit('https://home.example/summary/act?token=abc&from=mail');
    expect([takeLinkToken(), takeLinkToken()]).toEqual(['abc', 'abc']);
    expect(replaced).toEqual(['https://home.example/summary/act?from=mail']);
    clearLinkToken();
    expect(takeLinkToken()).toBeUndefined();
  });

  it('belongs to its page', () => {
    visit('https://home.example/summary/act?token=abc');
    takeLinkToken();
    visit('https://home.example/unsubscribe');
    expect(takeLinkToken()).toBeUndefined();
  });

  it('is replaced by that of the next link, also by an empty one', () => {
    visit('https://home.example/unsubscribe?token=abc');
    takeLinkToken();
    visit('https://home.example/unsubscribe?token=');
    expect(takeLinkToken()).toBeUndefined();
  });
});
