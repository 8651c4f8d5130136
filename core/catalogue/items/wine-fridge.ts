import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const wineFridge: CatalogueItem = {
  name: 'Wine/Cellar Fridge',
  slug: 'wine-fridge',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'wine-fridge.check-climate',
      title: 'Check the temperature, humidity and door',
      why: 'Wine ages badly in swings. A probe that reads wrong or a door that leaks costs more in bottles than a thermometer and ten minutes.',
      steps: [
        'Stand a thermometer with a hygrometer on a middle shelf for a day and night, away from the fan.',
        'For keeping, 10 to 14 °C is right and steadiness counts more than the figure. For serving, follow each zone’s setting.',
        'Humidity between 50 and 80 % keeps corks supple and labels on. Too dry: add water to the cabinet’s own tray, or a small dish of it.',
        'Wipe the door seal with lukewarm water, dry it, and pull a strip of paper from it on all four sides.',
        'Note the readings: more than 2 °C away from the display, time after time, is for the service.',
      ],
      tools: ['thermometer with hygrometer', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      sources: [{ organisation: 'EuroCave', title: 'Wine storage advice: temperature and humidity' }],
    },
    {
      id: 'wine-fridge.vacuum-grilles',
      title: 'Vacuum the ventilation grilles and fan',
      why: 'A wine cabinet runs all year in a warm room, often in a niche. Felted grilles make it hotter, louder, and at last unable to cool.',
      steps: [
        'Switch the cabinet off and pull its plug.',
        'Vacuum the grille at the foot of a built-in cabinet, or the back and bottom of a free-standing one.',
        'Brush the fan blades and the condenser lightly where you can see them; unscrew no sealed panel.',
        'See that the openings stay free, with the clearance the manual gives, and that no sun or oven warms the side.',
        'Plug in again and listen: even running, with no rattle against the furniture.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'A full cabinet can weigh 200 kg or more: unload it or get help before you move it, and do not bend the refrigerant pipes.',
      sources: [
        {
          organisation: 'Liebherr',
          title: 'Wine cabinet operating instructions: cleaning the ventilation grilles and condenser',
        },
        { organisation: 'Climadiff', title: 'Wine cellar user manual: maintenance and ventilation' },
      ],
    },
    {
      id: 'wine-fridge.change-charcoal-filter',
      title: 'Wash the inside and change the charcoal filter',
      why: 'Corks breathe. Mould on a shelf or a kitchen smell let in by a spent filter can find its way into wine that you meant to keep for years.',
      steps: [
        'Move the bottles to a cool, dark place and keep them lying down. Switch off and unplug.',
        'Wipe the walls and shelves with lukewarm water and a little unscented washing-up liquid, then with clear water.',
        'Dry wooden shelves well. Use no scented or chlorine cleaner: the smell stays in the cabinet.',
        'Clear the drain groove and hole at the back with a cotton bud.',
        'Pull the charcoal cartridge from its vent, usually at the top of the back wall, fit the new one, and date it.',
        'Switch on, wait until it is at temperature, and put the bottles back clear of the walls and the filter.',
      ],
      tools: ['charcoal filter', 'microfibre cloth', 'washing-up liquid', 'cotton buds'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety: 'Unload from the top down, so that the cabinet cannot tip, and lift heavy shelves with both hands.',
      sources: [
        { organisation: 'EuroCave', title: 'What is the charcoal filter in my wine cabinet for?' },
        { organisation: 'Climadiff', title: 'Wine cellar user manual: replacing the activated charcoal filter' },
      ],
    },
  ],
};
