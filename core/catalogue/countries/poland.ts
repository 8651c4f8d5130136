import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const poland: CountryRules = {
  country: 'PL',
  slug: 'poland',
  place: 'Poland',
  facts: [
    {
      topic: 'Gas',
      text: 'Owners or managers have the gas installation checked once a year, also in a single-family house. A person with energy or building qualifications does it and leaves a report.',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      everyDays: every.year,
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo budowlane (Building Law), article 62 (1) 1 c',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
      checkedOn,
    },
    {
      topic: 'Ventilation',
      text: 'Smoke, flue gas and ventilation ducts get a yearly check of their condition and draught. A master chimney sweep makes it at the owner’s order, in flats through the manager.',
      taskIds: ['ventilation.book-duct-check'],
      everyDays: every.year,
      source: {
        organisation: 'Municipality of Gruta',
        title: 'Obowiązek czyszczenia przewodów kominowych',
        url: 'https://gruta.pl/obowiazek-czyszczenia-przewodow-kominowych/',
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'While they are in use, flues of solid fuel are swept every three months and those of gas or oil every six; ventilation ducts every year.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.quarter,
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 7 June 2010 on the fire protection of buildings, section 34',
        year: 2010,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20101090719',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'At least every five years a qualified electrician measures the wiring, its earthing and the lightning protection. The owner orders it, or the manager of the block.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo budowlane (Building Law), article 62 (1) 2',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
    },
    {
      topic: 'Smoke alarms',
      text: 'New homes have had to have alarms since December 2024 and homes with short lets since June 2026. Existing homes follow by 1 January 2030.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 21 November 2024 on the fire protection of buildings (item 1716)',
        year: 2024,
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      text: 'Rooms in which solid, liquid or gas fuel burns need a carbon monoxide detector, on the same dates: new homes already, older ones from 2030. Fit one now beside every geyser.',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'Super Express',
        title: 'Nowy obowiązek dla właścicieli mieszkań',
        year: 2025,
        url: 'https://www.se.pl/trojmiasto/nowy-obowiazek-dla-wlascicieli-mieszkan-rzad-nie-daje-wyboru-aa-8hwG-vuDm-BnYK.html',
      },
      checkedOn,
    },
    {
      topic: 'Septic tanks',
      text: 'Anyone with a tank needs a contract with a licensed haulier and keeps the bills. The municipality inspects at least once in two years and sets how often the tank is emptied.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Wprost',
        title: 'Szambo bez umowy i rachunków: zasady kontroli',
        year: 2025,
        url: 'https://biznes.wprost.pl/twoj-portfel/12118180/szambo-bez-umowy-i-rachunkow-grzywna-nawet-5000-zl-sprawdz-zasady.html',
      },
      checkedOn,
    },
    {
      topic: 'Renting',
      text: 'By law the tenant maintains floors, fittings, kitchen and bath appliances and their drains inside the flat. Building, shared installations and the replacement of heating are the landlord’s.',
      taskIds: ['plumbing-and-drains.clean-traps', 'windows-and-doors.lubricate-hardware'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Act of 21 June 2001 on the protection of tenants, articles 6a and 6b',
        year: 2001,
      },
    },
    {
      topic: 'Hedges and trees',
      text: 'Nests may not be removed between 1 March and 15 October, the protected season. Cutting a hedge is allowed if no bird breeds in it.',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 16 December 2016 on the protection of animal species',
        year: 2016,
      },
    },
    {
      topic: 'Snow and ice',
      text: 'Owners clear the pavement along their plot, and remove snow and icicles before they endanger people or the roof. In a block that is the manager’s task.',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Act of 13 September 1996 on cleanliness in municipalities, article 5; Building Law, article 61',
        year: 1996,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'After registration a car is tested within three years, next within two, and each year from then on. Cars with LPG go yearly from the start.',
      taskIds: ['car.book-service'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo o ruchu drogowym (Road Traffic Law), article 81',
        year: 1997,
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number}, or 998 for the fire brigade and 999 for an ambulance. Gas emergencies have the line {gas emergency number}, power cuts 991.',
      taskIds: ['gas-stove.book-service', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Republic of Poland', title: 'gov.pl: emergency numbers' },
    },
  ],
};
