import type { CountryWords } from '../../country-words.ts';

export const poland = {
  place: 'Poland',
  facts: {
    Gas: 'Owners or managers have the gas installation checked once a year, also in a single-family house. A person with energy or building qualifications does it and leaves a report.',
    Ventilation:
      'Smoke, flue gas and ventilation ducts get a yearly check of their condition and draught. A master chimney sweep makes it at the owner’s order, in flats through the manager.',
    'Chimneys and stoves':
      'While they are in use, flues of solid fuel are swept every three months and those of gas or oil every six; ventilation ducts every year.',
    Wiring:
      'At least every five years a qualified electrician measures the wiring, its earthing and the lightning protection. The owner orders it, or the manager of the block.',
    'Smoke alarms':
      'New homes have had to have alarms since December 2024 and homes with short lets since June 2026. Existing homes follow by 1 January 2030.',
    'Carbon monoxide':
      'Rooms in which solid, liquid or gas fuel burns need a carbon monoxide detector, on the same dates: new homes already, older ones from 2030. Fit one now beside every gas water heater.',
    'Septic tanks':
      'Anyone with a tank needs a contract with a licensed haulier and keeps the bills. The municipality inspects at least once in two years and sets how often the tank is emptied.',
    Renting:
      'By law the tenant maintains floors, fittings, kitchen and bath appliances and their drains inside the flat. Building, shared installations and the replacement of heating are the landlord’s.',
    'Hedges and trees':
      'Nests may not be removed between 1 March and 15 October, the protected season. Cutting a hedge is allowed if no bird breeds in it.',
    'Snow and ice':
      'Owners clear the pavement along their plot, and remove snow and icicles before they endanger people or the roof. In a block that is the manager’s task.',
    'Vehicle tests':
      'After registration a car is tested within three years, next within two, and each year from then on. Cars with LPG go yearly from the start.',
    'Emergency numbers':
      'Call {emergency number}, or 998 for the fire brigade and 999 for an ambulance. Gas emergencies have the line {gas leak number}, power cuts 991.',
  },
} as const satisfies CountryWords;
