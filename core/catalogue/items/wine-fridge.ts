import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const wineFridge: CatalogueItem = {
  name: 'Wine/Cellar Fridge',
  slug: 'wine-fridge',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'wine-fridge.check-climate',
      title: 'Check the wine fridge’s temperature, humidity and seal',
      why: 'Wine ages badly when its temperature swings. A probe that reads wrong or a leaking door can spoil bottles worth far more than a thermometer.',
      steps: [
        'Leave a thermometer with a hygrometer on a middle shelf for a day and a night, away from the fan.',
        'For storage, EuroCave advises 10 to 14 °C; a steady temperature matters more than the exact figure. For serving, follow each zone’s setting.',
        'Humidity between 50 and 80 % keeps corks supple and labels on. If the air is too dry, add water to the cabinet’s own tray, or a small dish of it.',
        'Wipe the door seal with lukewarm water and dry it. Pull a strip of paper from it on all four sides to check that it grips.',
        'Note the readings. If they are repeatedly more than 2 °C away from the display, call a technician.',
      ],
      tools: ['thermometer with hygrometer', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      sources: [{ organisation: 'EuroCave', title: 'Wine storage advice: temperature and humidity' }],
    },
    {
      id: 'wine-fridge.vacuum-grilles',
      title: 'Vacuum the wine fridge’s grilles and fan',
      why: 'A wine cabinet runs all year in a warm room, often in a niche. Dusty grilles make it hotter and louder, and in the end it can’t cool.',
      steps: [
        'Switch the cabinet off and unplug it.',
        'Vacuum the grille at the foot of a built-in cabinet, or the back and bottom of a free-standing one.',
        'With a torch (flashlight), find the fan blades and the condenser, and brush lightly what you can see. Unscrew no sealed panel.',
        'Check that the openings have the clearance that the manual gives, and that no sun or oven warms the cabinet.',
        'Plug it in again and listen. It should run evenly, without rattling against the furniture.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'A full cabinet can weigh 200 kg or more. Unload it or get help before you move it, and don’t bend the refrigerant pipes.',
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
      title: 'Clean the wine fridge and change its charcoal filter',
      why: 'Corks let air through. Mould on a shelf, or a kitchen smell that a spent filter lets in, can spoil wine that you meant to keep for years.',
      steps: [
        'Move the bottles to a cool, dark place and keep them lying down. Switch the cabinet off and unplug it.',
        'Wipe the walls and shelves with lukewarm water and a little unscented washing-up liquid, then with clear water.',
        'Dry wooden shelves well. Use no scented or chlorine cleaner, because the smell stays in the cabinet.',
        'Clear the drain groove and the hole at the back with a cotton bud.',
        'Pull the charcoal cartridge from its vent, usually at the top of the back wall. Fit the new one and write the date on it.',
        'Switch the cabinet on and wait until it reaches its set temperature. Put the bottles back clear of the walls and the filter.',
      ],
      tools: ['charcoal filter', 'microfibre cloth', 'washing-up liquid', 'cotton buds'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety: 'Unload from the top down, so that the cabinet can’t tip. Lift heavy shelves with both hands.',
      sources: [
        { organisation: 'EuroCave', title: 'What is the charcoal filter in my wine cabinet for?' },
        { organisation: 'Climadiff', title: 'Wine cellar user manual: replacing the activated charcoal filter' },
      ],
    },
  ],
};
