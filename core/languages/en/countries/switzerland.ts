import type { CountryWords } from '../../country-words.ts';

export const switzerland = {
  place: 'Switzerland',
  facts: {
    Wiring:
      'Owners have the wiring of a home inspected by an independent body at least every 20 years, and after a sale if the last time is over five years ago. The network operator writes six months before.',
    'Boilers and heating':
      'The ordinance on clean air has the flue gas of gas boilers measured every four years and that of oil boilers every two. The owner orders it when the canton or municipality asks.',
    'Chimneys and stoves':
      'Cantons decide how often flues are swept, and whether you may choose the sweep. The owner is responsible for the fire safety of the installation.',
    'Smoke alarms':
      'No federal rule makes smoke alarms compulsory in ordinary homes. They remain advisable, above all outside bedrooms; tenants may put up battery alarms of their own.',
    Renting:
      'Tenants pay for small cleaning and repairs that ordinary maintenance needs, such as a shower hose or a seal. All larger defects are the landlord’s to remedy.',
    'Air conditioning and heat pumps':
      'Systems with over 3 kg of refrigerant are reported to the authority and keep a maintenance log. Only holders of a permit work on the circuit, and several cantons license cooling for homes.',
    Radon:
      'The reference value for rooms where people stay is 300 becquerels per cubic metre. Where it is exceeded, the owner plans the remedy with the canton.',
    'Vehicle tests':
      'The cantonal road traffic office calls cars and motorcycles after five years (six at the latest), again after three, and then every two years.',
    'Winter tyres':
      'There is no general duty, but you must be able to control the car: after a crash on summer tyres in snow, insurers may reduce their payment. Signs can prescribe chains.',
    'Emergency numbers':
      'Call {emergency number} for fire, 144 for an ambulance and 117 for the police. For poisoning, call {poison number}. 112 connects you to the police.',
  },
} as const satisfies CountryWords;
