import type { CountryWords } from '../../country-words.ts';

export const ireland = {
  place: 'Ireland',
  facts: {
    Renting:
      'A rented house is kept sound inside and out, with roof, gutters, downpipes, drains and garden in good repair. That is the landlord’s duty, and the local authority inspects.',
    'Smoke alarms':
      'Landlords provide a fire blanket and mains-wired or ten-year alarms in a rented house. In your own home only new buildings are covered by law.',
    'Carbon monoxide':
      'Since 2014 a new or replacement boiler, stove or open fire comes with an alarm in its room. Rented homes have one where it is necessary.',
    'Boilers and heating':
      'Gas work at home may be done only by a Registered Gas Installer. A yearly service is advised for gas and oil, but no law sets it.',
    Wiring:
      'Fuse boards, new circuits and other controlled works are for a Registered Electrical Contractor, who leaves a certificate. Inspections of older wiring are voluntary.',
    'Septic tanks':
      'Owners register the tank, keep it from polluting and have it emptied as often as it needs. Councils inspect a sample each year, with ten days’ notice, mostly near rivers and wells.',
    'Hedges and trees':
      'From 1 March to 31 August hedgerows and wild growth may not be cut, because birds nest in them. A garden hedge with a nest in it is protected too.',
    Radon:
      'The reference level is 200 becquerels per cubic metre. A test takes three months, and the EPA’s map shows how likely a high result is at your address.',
    'Chimneys and stoves':
      'Only low-smoke solid fuel may be sold for home fires, nationwide since 2022. Sweeping is left to the owner; the fire services advise it at least once a year.',
    'Vehicle tests':
      'The NCT is due four years after first registration, every two years until the car is ten, and yearly after that.',
    'Emergency numbers':
      'Call {emergency number} or 112 for fire or an ambulance. Gas Networks Ireland takes reports of leaks on {gas leak number}, ESB Networks of fallen lines on 1800 372 999.',
  },
} as const satisfies CountryWords;
