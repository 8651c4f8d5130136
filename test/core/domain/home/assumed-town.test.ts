import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { assumesTown } from '#core/domain/home/assumed-town.ts';
import { townNamed } from '../../../support/people/town-named.ts';
import { buildHome } from '../../factories.ts';

const task = (id: string) => {
  const found = careTaskById.get(id)?.task;
  if (!found) throw new Error(`no task is called ${id}`);
  return found;
};
const frost = task('irrigation-system.drain-frost');
const any = task('smoke-alarm.test-alarms');
const inParis = { propertyType: 'House', country: 'FR', timezone: 'Europe/Paris' } as const;

describe('a week or a year', () => {
  it('rests on an unknown town where it has a job for frost and towns freeze at different times', () => {
    expect(assumesTown([any, frost], buildHome(inParis))).toBe(true);
    expect(assumesTown([any], buildHome(inParis))).toBe(false);
    expect(assumesTown([], buildHome(inParis))).toBe(false);
  });

  it('rests on none once the home names its town', () => {
    expect(assumesTown([frost], buildHome({ ...inParis, town: townNamed('Lyon', 'FR') }))).toBe(false);
  });

  it.each([
    ['the rains of India', 'IN', 'Asia/Kolkata', 'roof-and-gutters.watch-rains'],
    ['the snow of Sweden', 'SE', 'Europe/Stockholm', 'roof-and-gutters.watch-snow'],
    ['the storms of New England and Florida', 'US', 'America/New_York', 'roof-and-gutters.prepare-for-storms'],
  ])('rests on one for %s', (_, country, timezone, id) => {
    expect(assumesTown([task(id)], buildHome({ propertyType: 'House', country, timezone }))).toBe(true);
  });

  it('rests on none where all towns have one climate', () => {
    const singapore = buildHome({ propertyType: 'House', country: 'SG', timezone: 'Asia/Singapore' });
    const all = [...careTaskById.values()].map((each) => each.task);
    expect(assumesTown(all, singapore)).toBe(false);
  });
});
