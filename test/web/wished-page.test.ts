import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearWishedPage, rememberWishedPage, wishedPage } from '#apps/ui/session/wished-page.ts';
import { isOfHome, labelAddress } from '#apps/web/features/appliances/label-address.ts';

const home = '5e771ed0-0000-4000-8000-000000000001';

describe('the address in a label', () => {
  const address = new URL(labelAddress('https://upkept.example', 'washing-machine', home));

  it('names the item and the beginning of the home’s id, and nothing else', () => {
    expect(address.href).toBe('https://upkept.example/appliance?item=washing-machine&home=5e771ed0');
  });

  it('belongs to its home, and one without a home to any', () => {
    expect(isOfHome(address.searchParams, home)).toBe(true);
    expect(isOfHome(address.searchParams, home.replace('5e', '6e'))).toBe(false);
    expect(isOfHome(new URLSearchParams('item=oven'), home)).toBe(true);
  });
});

describe('the page of a scanned label', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is remembered for an hour, until it is opened', () => {
    expect(wishedPage()).toBeUndefined();
    rememberWishedPage('/appliance?item=oven', 0);
    expect(wishedPage(3_599_999)).toBe('/appliance?item=oven');
    expect(wishedPage(3_600_000)).toBeUndefined();
    clearWishedPage();
    expect(wishedPage(1)).toBeUndefined();
  });

  it('is nothing that the app didn’t store', () => {
    for (const text of ['null', '"x"', '{"path":1,"until":9e15}', '{"path":"/x","until":"y"}', 'no JSON']) {
      localStorage.setItem('wishedPage', text);
      expect(wishedPage(0)).toBeUndefined();
    }
  });
});
