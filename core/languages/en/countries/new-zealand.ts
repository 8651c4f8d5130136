import type { CountryWords } from '../../country-words.ts';

export const newZealand = {
  place: 'New Zealand',
  facts: {
    'Smoke alarms':
      'In rented homes the landlord fits an alarm within 3 metres of each bedroom door and on each storey, and makes sure that it works when a tenancy begins. The tenant replaces the batteries and reports faults.',
    Pools:
      'Every pool deeper than 40 cm needs a barrier against children under five. The council, or an independent inspector, checks it every three years; owner and occupier both answer for it.',
    Renting:
      'Private landlords meet the healthy homes standards: a fixed heater, insulation, extractor fans, drainage and no draughts. The tenant ventilates, cleans and reports damage.',
    'Chimneys and stoves':
      'Fire and Emergency advises a sweep every year before winter, and insurers expect it. New wood burners on sections under two hectares must meet the national emission limit.',
    Gas: 'Gasfitting is restricted to licensed gasfitters, who issue a certificate for their work. The owner of the installation answers for its safety; no law sets an interval for a home.',
    'Hot water':
      'A storage cylinder is kept at 60 °C or more against Legionella, and a tempering valve limits the water at the taps.',
    'Septic tanks':
      'Regional councils set the rules for on-site wastewater, and some demand proof that the tank was emptied. The owner arranges and pays it.',
    'Vehicle tests':
      'Cars need a warrant of fitness. Under the rules of November 2026 a new car returns after four years, then every two, and from its fifteenth year every year; older registrations are phased in until 2027. Your sticker shows the date.',
    'The building':
      'Much of the country is prone to earthquakes. Hot water cylinders are strapped to the wall, and Civil Defence advises everyone to fix tall furniture.',
    'Emergency numbers':
      'Call {emergency number} for fire, an ambulance or a gas leak. Day and night, {poison number} advises on anything swallowed, splashed or breathed in.',
  },
} as const satisfies CountryWords;
