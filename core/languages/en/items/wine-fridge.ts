import type { ItemWords } from '../../item-words.ts';

export const wineFridge = {
  name: 'Wine/Cellar Fridge',
  tasks: {
    'wine-fridge.check-climate': {
      title: 'Check the wine fridge’s temperature, humidity and seal',
      why: 'Wine ages badly when its temperature swings. A probe that reads wrong or a leaking door can spoil bottles worth far more than a thermometer.',
      steps: [
        'Leave a thermometer with a hygrometer on a middle shelf for a day and a night, away from the fan.',
        'For storage, EuroCave advises 10 °C to 14 °C; a steady temperature matters more than the exact figure. For serving, follow each zone’s setting.',
        'Humidity between 50 and 80% keeps corks supple and labels on. If the air is too dry, add water to the cabinet’s own tray, or a small dish of it.',
        'Wipe the door seal with lukewarm water and dry it. Pull a strip of paper from it on all four sides to check that it grips.',
        'Note the readings. If they differ from the display each time you check, call a technician.',
      ],
      firstReason: 'An independent thermometer shows what the display can hide',
    },
    'wine-fridge.vacuum-grilles': {
      title: 'Vacuum the wine fridge’s grilles and fan',
      why: 'A wine cabinet runs all year in a warm room, often in a niche. Dusty grilles make it hotter and louder, and in the end it can’t cool.',
      steps: [
        'Switch the cabinet off and unplug it.',
        'Vacuum the grille at the foot of a built-in cabinet, or the back and bottom of a free-standing one.',
        'With a torch (flashlight), find the fan blades and the condenser, and brush lightly what you can see. Unscrew no sealed panel.',
        'Check that the openings have the clearance that the manual gives, and that no sun or oven warms the cabinet.',
        'Plug it in again and listen. It should run evenly, without rattling against the furniture.',
      ],
      firstReason: 'A cabinet that runs all year gathers dust all year',
      safety:
        'A full cabinet can weigh more than 200 kg. Unload it or get help before you move it, and don’t bend the refrigerant pipes.',
    },
    'wine-fridge.change-charcoal-filter': {
      title: 'Clean the wine fridge and change its charcoal filter',
      why: 'Corks let air through. Mould on a shelf, or a kitchen smell that a spent filter lets in, can spoil wine that you meant to keep for years.',
      steps: [
        'Move the bottles to a cool, dark place and keep them lying down. Switch the cabinet off and unplug it.',
        'Wipe the walls and shelves with lukewarm water and a little unscented washing-up liquid, then with clear water.',
        'Dry wooden shelves well. Use no scented or chlorine cleaner, because the smell stays in the cabinet.',
        'Clear the drain groove and the hole at the back with a cotton bud, if you can see them.',
        'Pull the charcoal cartridge from its vent, usually at the top of the back wall. Fit the new one and write the date on it. Some cabinets have none.',
        'Switch the cabinet on and wait until it reaches its set temperature. Put the bottles back clear of the walls and the filter.',
      ],
      firstReason: 'Kitchen smells reach the wine through a spent cartridge',
      safety: 'Unload from the top down, so that the cabinet can’t tip. Lift heavy shelves with both hands.',
    },
  },
} as const satisfies ItemWords;
