import type { ChecklistSeason } from './checklist-seasons.ts';

/** What a careful professional checks in every home whatever the season. */
export const everySeason: readonly string[] = [
  'smoke-alarm.test-alarms',
  'electrical-panel.test-rcd',
  'plumbing-and-drains.look-for-leaks',
  'plumbing-and-drains.turn-stopcock',
];

/** What belongs on a season's list by the ids of care tasks: in a flat and a house, and in a house as well. */
export const listsOfSeasons: Readonly<
  Record<ChecklistSeason, { readonly home: readonly string[]; readonly house: readonly string[] }>
> = {
  spring: {
    home: [
      'smoke-alarm.vacuum-alarms',
      'ventilation.clean-grilles',
      'ventilation.check-mould',
      'windows-and-doors.clear-drain-slots',
      'air-conditioning.book-service',
      'fridge.clean-coils',
      'washing-machine.check-hoses',
    ],
    house: [
      'roof-and-gutters.inspect-roof',
      'roof-and-gutters.clear-drains',
      'roof-and-gutters.check-cellar',
      'plumbing-and-drains.open-outside-tap',
      'chimney.inspect-stack',
      'deck-patio.inspect-structure',
      'terrace.clear-drains',
      'air-conditioning.clear-outdoor-unit',
    ],
  },
  summer: {
    home: [
      'central-heating.book-boiler-service',
      'air-conditioning.clean-filters',
      'water-heater.check-temperature',
      'shower.check-sealant',
      'fridge.clean-door-seals',
      'plumbing-and-drains.flush-idle-taps',
      'windows-and-doors.lubricate-hardware',
      'windows-and-doors.test-escape-routes',
    ],
    house: [
      'roof-and-gutters.check-walls',
      'chimney.book-sweep',
      'trees.inspect-trees',
      'deck-patio.oil-boards',
      'dryer.clean-vent-duct',
      'windows-and-doors.check-stairs',
    ],
  },
  autumn: {
    home: [
      'carbon-monoxide-alarm.check-end-date',
      'smoke-alarm.check-dates',
      'central-heating.book-boiler-service',
      'central-heating.bleed-radiators',
      'central-heating.check-pressure',
      'electric-heating.check-clearance',
      'windows-and-doors.check-draught-seals',
      'ventilation.clean-grilles',
    ],
    house: [
      'roof-and-gutters.clear-gutters',
      'roof-and-gutters.inspect-roof',
      'chimney.book-sweep',
      'plumbing-and-drains.winterise-pipes',
      'central-heating.lag-condensate-pipe',
      'windows-and-doors.seal-mouse-gaps',
      'terrace.clear-drains',
    ],
  },
  winter: {
    home: [
      'carbon-monoxide-alarm.check-air-supply',
      'central-heating.check-pressure',
      'electric-heating.check-clearance',
      'electrical-panel.look-for-heat',
      'ventilation.check-mould',
      'ventilation.wash-hood-filters',
      'water-heater.check-temperature',
      'plumbing-and-drains.clean-traps',
    ],
    house: [
      'plumbing-and-drains.winterise-pipes',
      'central-heating.lag-condensate-pipe',
      'carbon-monoxide-alarm.clear-snow',
      'chimney.clear-ash',
      'roof-and-gutters.watch-rain',
      'roof-and-gutters.watch-snow',
      'roof-and-gutters.check-loft',
      'windows-and-doors.test-garage-door',
    ],
  },
};
