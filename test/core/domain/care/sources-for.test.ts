import { describe, expect, it } from 'vitest';
import type { PlacedSource } from '#core/domain/care/source.ts';
import { sourcesFor } from '#core/domain/care/sources-for.ts';

const maker: PlacedSource = { organisation: 'Grohe', title: 'Taps' };
const union: PlacedSource = {
  organisation: 'European Union',
  title: 'Rules',
  country: 'EU',
  language: 'en',
  isLaw: true,
};
const french: PlacedSource = { organisation: 'ADEME', title: 'Conseils', country: 'FR', language: 'fr' };
const belgian: PlacedSource = { organisation: 'AFSCA', title: 'Avis', country: 'BE', language: 'fr' };
const german: PlacedSource = { organisation: 'ADAC', title: 'Reifen', country: 'DE', language: 'de' };
const germanLaw: PlacedSource = { ...german, title: 'Gesetz', isLaw: true };
const frenchLaw: PlacedSource = { ...french, title: 'Décret', isLaw: true };
const all = [german, maker, germanLaw, union, belgian, frenchLaw, french];

describe('the sources for a reader', () => {
  it('are those of the country, the language, the EU, makers, and all others', () => {
    expect(sourcesFor(all, { countries: ['FR'], language: 'fr' })).toEqual({
      sources: [frenchLaw, french, belgian, union, maker, german],
      elsewhere: [germanLaw],
    });
  });

  it('follow the order of the countries that share a language', () => {
    const { sources } = sourcesFor(all, { countries: ['BE', 'FR'], language: 'fr' });
    expect(sources.slice(0, 3)).toEqual([belgian, frenchLaw, french]);
  });

  it('leave the law of the EU to its members, and that of a country to its territories too', () => {
    expect(sourcesFor(all, { countries: ['US'], language: 'en' }).elsewhere).toEqual([union, germanLaw, frenchLaw]);
    expect(sourcesFor(all, { countries: ['NO'], language: 'en' }).elsewhere).not.toContain(union);
    expect(sourcesFor(all, { countries: ['RE'], language: 'fr' }).sources[0]).toBe(frenchLaw);
  });
});
