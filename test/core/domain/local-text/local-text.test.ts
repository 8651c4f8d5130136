import { describe, expect, it } from 'vitest';
import { emergencyNumber, gasLeakNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { hasLocalMarks, localise } from '#core/domain/local-text/localise.ts';
import { toUsUnits } from '#core/domain/local-text/units.ts';

describe('emergency numbers', () => {
  it.each([
    ['FR', '112'],
    ['IN', '112'],
    ['US', '911'],
    ['VI', '911'],
    ['GB', '999'],
    ['AU', '000'],
    ['NZ', '111'],
    ['SG', '995'],
    ['NO', '110'],
    ['CH', '118'],
    ['AT', '122'],
    [undefined, 'your emergency number'],
  ])('of %s is %s', (country, number) => {
    expect(emergencyNumber(country)).toBe(number);
  });

  it('for gas are the national line, or else the general number', () => {
    expect(gasLeakNumber('GB')).toBe('0800 111 999');
    expect(gasLeakNumber('IE')).toBe('1800 20 50 50');
    expect(gasLeakNumber('FR')).toBe('0 800 47 33 33');
    expect(gasLeakNumber('US')).toBe('911');
    expect(gasLeakNumber('SE')).toBe('112');
    expect(gasLeakNumber('AT')).toBe('128');
    expect(gasLeakNumber('NO')).toBe('110');
    expect(gasLeakNumber(undefined)).toBe('your gas emergency number');
  });
});

describe('American units', () => {
  it.each([
    ['Keep it at 60 °C or hotter.', 'Keep it at 140 °F or hotter.'],
    ['between 20 and 45 °C', 'between 68 and 113 °F'],
    ['back at −18 °C, or near 0 °C', 'back at 0 °F, or near 32 °F'],
    ['rated to −20 °C', 'rated to −4 °F'],
    ['set 180 °C', 'set 350 °F'],
    ['can pass 1,000 °C', 'can pass 1,800 °F'],
    ['Choose 30 °C', 'Choose 86 °F'],
    ['a 30 °C wash and an 80 °C one', 'an 86 °F wash and a 176 °F one'],
    ['Mulch 5 to 8 cm deep', 'Mulch 2 to 3 inches deep'],
    ['30 cm by 30 cm', '12 inches by 12 inches'],
    ['a 2.5 cm gap', 'a 1-inch gap'],
    ['a 20 cm gap', 'an 8-inch gap'],
    ['below 1.6 mm, or 1 cm', 'below 1/16 inch, or 3/8 inch'],
    ['at 306 to 307 mm', 'at 12 1/16 inches'],
    ['Keep a metre away, or 1.2 m, 2 m or 3 m', 'Keep 3 feet away, or 4 feet, 6 1/2 feet or 10 feet'],
    ['one metre out for every four metres up', 'one foot out for every four feet up'],
    ['1 m out for every 4 m up, per metre', '1 foot out for every 4 feet up, per 3 feet'],
    ['a 9-litre bucket, the 5 cm mark', 'a 2 1/2-gallon bucket, the 2-inch mark'],
    ['−20 to −10 °C, 1,400 g', '−4 to 14 °F, 49 oz'],
    ['about 1 square metre at 50 W/m²', 'about 10 square feet at 50 W/m²'],
    ['every 15,000 km, at 100 km/h', 'every 9,300 miles, at 60 mph'],
    ['10 kg, 70 kg and 200 g', '22 lb, 155 lb and 7 oz'],
    ['5 litres, one or two litres, a 2 litre bowl', '1 1/4 gallons, 1 or 2 quarts, a 2-quart bowl'],
    ['no more than 60 ml to the litre', 'no more than 2 fl oz to the quart'],
    ['half a litre, 250 ml, 15 ml and 5 ml', '2 cups, 1 cup, 1 tablespoon and 1 teaspoon'],
    ['1 to 1.5 bar, about half a bar more', '15 to 22 psi, about 7 psi more'],
  ])('turn "%s" into "%s"', (metric, american) => {
    expect(toUsUnits(metric)).toBe(american);
  });

  it.each([
    ['Up to 15 °C either way is common', 'Up to 25 °F either way is common'],
    ['within about 2 °C', 'within about 4 °F'],
    ['about 20 °C cooler than', 'about 35 °F cooler than'],
    ['10 to 15 °C below the room', '20 to 25 °F below the room'],
  ])('measure differences without a zero point: "%s"', (metric, american) => {
    expect(toUsUnits(metric)).toBe(american);
  });

  it.each([
    'a 9 V battery',
    'an M6 bolt',
    'an R32 unit',
    '3M tape',
    '12 and 230 volt',
    'about 45 degrees',
    '4 to 70 kW',
  ])('leave "%s" unchanged', (text) => {
    expect(toUsUnits(text)).toBe(text);
  });

  it('say an amount once where the text gave both', () => {
    expect(toUsUnits('Set it to 120 °F (49 °C).')).toBe('Set it to 120 °F.');
  });
});

describe('local text', () => {
  const text = 'Press [[US CA: the GFCI | AU NZ: the safety switch | the RCD]]. In danger, call {emergency number}.';

  it('chooses the words of the country', () => {
    expect(localise(text, 'CA')).toBe('Press the GFCI. In danger, call 911.');
    expect(localise(text, 'NZ')).toBe('Press the safety switch. In danger, call 111.');
    expect(localise(text, 'DE')).toBe('Press the RCD. In danger, call 112.');
    expect(localise(text, undefined)).toBe('Press the RCD. In danger, call your emergency number.');
  });

  it('gives the gas line, and the poison centre where a country has one', () => {
    expect(localise('Call {gas leak number}.', 'GB')).toBe('Call 0800 111 999.');
    expect(localise('Call {poison number}.', 'CH')).toBe('Call the poison centre on 145.');
    expect(localise('Call {poison number}.', 'FR')).toBe('Call a poison centre.');
  });

  it('gives the number for a bottle beside that for mains gas where it is another', () => {
    expect(localise('Call {any gas number}.', 'GB')).toBe('Call 0800 111 999, or 999 for a bottle or a tank.');
    expect(localise('Call {any gas number}.', 'US')).toBe('Call 911.');
    expect(localise('Call {any gas number}.', 'IN')).toBe('Call 1906.');
    expect(localise('Call {any gas number}.', undefined)).toBe('Call your emergency number for mains or bottled gas.');
  });

  it('leaves no gap where a country has no words', () => {
    expect(localise('Test it [[US: monthly | ]].', 'FR')).toBe('Test it.');
    expect(localise('Test it. [[US: Do it monthly.]] Then stop.', 'FR')).toBe('Test it. Then stop.');
  });

  it('has American units in the United States, Liberia and Myanmar only', () => {
    for (const country of ['US', 'LR', 'MM']) expect(localise('5 cm', country)).toBe('2 inches');
    for (const country of ['CA', 'GB', undefined]) expect(localise('5 cm', country)).toBe('5 cm');
  });

  it('knows which texts depend on the country', () => {
    expect(hasLocalMarks(text)).toBe(true);
    expect(hasLocalMarks('Call {gas leak number}')).toBe(true);
    expect(hasLocalMarks('Keep it at 60 °C')).toBe(false);
  });
});
