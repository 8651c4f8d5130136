import type { CountryWords } from '../../country-words.ts';

export const germany = {
  place: 'Germany',
  facts: {
    'Chimneys and stoves':
      'Twice in seven years the district chimney sweep inspects all fireplaces and issues the Feuerstättenbescheid. It lists what must be swept and measured, and by when. The owner has the work done, by any qualified sweep, and sends in the proof.',
    'Smoke alarms':
      'All 16 Länder require alarms in bedrooms, children’s rooms and escape corridors. The owner fits them. Who keeps them working differs: in Bavaria the occupier, in Hamburg the owner. The standard asks for a check every 12 months.',
    'Hot water':
      'Landlords of buildings with a large hot water system (over 400 litres, or over 3 litres in a pipe) have the water tested for Legionella at least every three years. Houses with one or two homes are exempt.',
    Gas: 'The owner of the pipes indoors keeps them safe. The technical rules ask for a look once a year, which you can do, and for a leak test by a listed firm every twelve years.',
    Wiring:
      'No law sets an interval for the wiring of a private home. The owner or landlord answers for its condition; electricians offer a voluntary E-Check, usually every four years.',
    'Hedges and trees':
      'From 1 March to 30 September hedges and shrubs may not be cut back hard or removed. Light trimming of new growth is allowed, if no bird nests there.',
    'Snow and ice':
      'Municipalities pass the clearing of pavements on to owners, who may pass it on to tenants in the lease. Most bylaws ask for a cleared and gritted path from about 7 in the morning to 8 in the evening.',
    'Winter tyres':
      'On ice, snow or slush you may drive only with tyres that bear the alpine symbol, a mountain with a snowflake. There is no fixed date.',
    'Vehicle tests':
      'A new car passes its first main inspection (HU) after three years, then one every two years. The number plate’s sticker shows the month.',
    Renting:
      'The landlord keeps the home fit for use. A lease may oblige the tenant to pay for small repairs to parts that are in daily use, within limits; heating service is often part of the running costs.',
    'Lead and asbestos':
      'Drinking-water pipes of lead had to be removed or shut off by 12 January 2026. The health office can extend this on request, to 2036 at most if only your own household drinks the water. Landlords inform their tenants of lead.',
    'Old stoves':
      'Stoves for one room that were type-tested between 1995 and March 2010 need proof of at most 0.15 g of dust and 4 g of carbon monoxide per cubic metre. Since 1 January 2025 they may not burn without it. Open fires, kitchen ranges and stoves from before 1950 are exempt.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance, and 110 for the police. Gas leaks go to the local network operator, whose number is on the meter, or to 112. For a doctor at night, call 116 117.',
  },
} as const satisfies CountryWords;
