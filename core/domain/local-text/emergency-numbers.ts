/** What people call where no other number is known. Mobile phones connect it in nearly every country. */
const usual = '112';

/**
 * The numbers for fire and ambulance where 112 is not the usual one, or reaches the police. Where each service has a
 * number of its own, this is the fire service's, because the texts speak of gas, smoke and fire.
 */
const countriesOfNumber: readonly (readonly [number: string, countries: string])[] = [
  ['000', 'AU CC CX NF'],
  ['14', 'DZ'],
  ['15', 'MA'],
  ['18', 'SN'],
  ['100', 'AR'],
  ['101', 'MN NP'],
  ['102', 'IL PS'],
  ['103', 'PA'],
  ['105', 'CU'],
  ['110', 'BT JM LK NO PG SJ'],
  ['111', 'NZ'],
  ['114', 'VN'],
  ['115', 'HT IQ MU NI'],
  ['116', 'PE'],
  ['118', 'CH KH MV'],
  ['119', 'BO CN JP KP KR TW'],
  ['122', 'AT GT'],
  ['123', 'CO'],
  ['125', 'IR'],
  ['132', 'CL'],
  ['175', 'LB'],
  ['180', 'CI EG'],
  ['190', 'LA'],
  ['191', 'MM'],
  ['193', 'BR'],
  ['198', 'TN'],
  ['199', 'TH'],
  ['311', 'BB'],
  ['911', 'AG AI AS AW BM BQ BS BZ CA CR CW DO EC FJ FM GD GU HN JO KN KY LC LR MH MP MS MX PH PR PW PY SV SX TC'],
  ['911', 'UM US UY VC VE VG VI'],
  ['990', 'TT'],
  ['995', 'BN SG'],
  ['997', 'AE'],
  ['998', 'SA'],
  ['999', 'BD BH DM FK GB GG HK IM IO JE KE MO MY QA SC UG'],
  ['1122', 'PK'],
  ['9999', 'OM'],
];

/**
 * The lines for leaks of mains gas that serve a whole country. Elsewhere each supplier has its own. They aren't for
 * bottled gas, but for India's, and only Great Britain's takes calls about carbon monoxide.
 */
const gasNumbers: ReadonlyMap<string, string> = new Map([
  ['AT', '128'],
  ['CZ', '1239'],
  ['FR', '0 800 47 33 33'],
  ['GB', '0800 111 999'],
  ['IE', '1800 20 50 50'],
  ['IN', '1906'],
  ['NL', '0800 9009'],
  ['PL', '992'],
  ['TR', '187'],
  ['UA', '104'],
]);

/** The poison centres that answer the public of a whole country at any hour. */
const poisonNumbers: ReadonlyMap<string, string> = new Map([
  ['AU', '13 11 26'],
  ['BE', '070 245 245'],
  ['CH', '145'],
  ['DK', '82 12 12 12'],
  ['ES', '91 562 04 20'],
  ['FI', '0800 147 111'],
  ['LU', '8002 5500'],
  ['NO', '22 59 13 00'],
  ['NZ', '0800 764 766'],
  ['PT', '800 250 250'],
  ['US', '1-800-222-1222'],
]);

const numbers: ReadonlyMap<string, string> = new Map(
  countriesOfNumber.flatMap(([number, countries]) => countries.split(' ').map((country) => [country, number] as const)),
);

/** The number to call for a fire or an injury. Without a country, words that fit any. */
export function emergencyNumber(country: string | undefined): string {
  return country === undefined ? 'your emergency number' : (numbers.get(country) ?? usual);
}

/** The number to call for a leak of mains gas: the national gas line, or else the general emergency number. */
export function gasLeakNumber(country: string | undefined): string {
  return country === undefined ? 'your gas emergency number' : (gasNumbers.get(country) ?? emergencyNumber(country));
}

/** The number to call for gas from a bottle or a tank, undefined where it is that for mains gas, and without a country. */
export function bottledGasNumber(country: string | undefined): string | undefined {
  const isApart = country !== undefined && country !== 'IN' && gasNumbers.has(country);
  return isApart ? emergencyNumber(country) : undefined;
}

/** The number of the national poison centre, undefined where there is none. */
export function poisonNumber(country: string | undefined): string | undefined {
  return country === undefined ? undefined : poisonNumbers.get(country);
}
