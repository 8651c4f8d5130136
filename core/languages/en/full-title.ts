import { fullTitlesWith, loweredWord } from '../full-title.ts';
import { landlord } from './landlord.ts';

export const fullTitle = fullTitlesWith({
  otherNames: {
    'BBQ Grill': ['barbecue'],
    'Carbon Monoxide Alarm': ['co'],
    'Central Heating': ['boiler', 'radiator', 'furnace', 'heat pump'],
    'Espresso Machine': ['coffee'],
    'Fire Stove': ['range'],
    'Flower Garden': ['perennial', 'bed'],
    'Gas Stove': ['hob'],
    Geothermal: ['ground', 'heat pump'],
    'Induction Cooktop': ['hob'],
    Jacuzzi: ['whirlpool'],
    'Outdoor Jacuzzi': ['hot tub'],
    'Plumbing and Drains': ['tap', 'sink', 'cistern', 'septic tank', 'sump pump', 'water'],
    Scooter: ['moped'],
    Toilet: ['cistern'],
    Ventilation: ['cooker hood', 'extract'],
  },
  commonWords: new Set(['and', 'machine', 'outdoor', 'panel', 'system', 'alarm', 'fire', 'gas']),
  requestPrefix: landlord.request(''),
  separator: ': ',
  lowered: loweredWord,
});
