import { describe, expect, it } from 'vitest';
import { removalsOf } from '#apps/ui/analytics/analytics-cookies.ts';

describe('deleting the cookies of analytics', () => {
  it('names each of them on this host and on every domain above it, and no other cookie', () => {
    expect(removalsOf('theme=dark; _ga=GA1.1; not_ga=1', 'www.home.example')).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=www.home.example',
      '_ga=; path=/; max-age=0; domain=home.example',
      '_ga=; path=/; max-age=0; domain=example',
    ]);
  });

  it('recognises them by the start of their names', () => {
    const names = removalsOf('_ga_ABC123=GS1; _gat=1; _GA=1; x=_ga', 'localhost').map(
      (removal) => removal.split('=')[0],
    );
    expect([...new Set(names)]).toEqual(['_ga_ABC123', '_gat']);
  });

  it('does nothing if there are none', () => {
    expect(removalsOf('', 'localhost')).toEqual([]);
  });
});
