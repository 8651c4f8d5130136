import type { ItemWords } from '../../item-words.ts';

export const inductionCooktop = {
  name: 'Induction Cooktop',
  tasks: {
    'induction-cooktop.clean-glass': {
      title: 'Scrape the hob glass clean and look for cracks',
      why: 'Burnt sugar pits the glass, and grit under a pan scratches it. If the glass cracks, liquid can reach live parts.',
      steps: [
        'Lock the controls and wait until no zone shows the residual heat light.',
        'Hold a glass scraper at about 30 degrees, push burnt spots off, and draw the blade back into its cover.',
        'Spread a few drops of ceramic hob cleaner, wipe twice with water and polish dry.',
        'Look across the glass and feel its edges for cracks, chips and a loose seal.',
        'Wipe the cooled glass after each use. Wipe the pan bottoms too, and stop using rough or bulging pans.',
        'If sugar or plastic melts on the hob, switch off and, with an oven glove on, push it off the zone at once.',
      ],
      firstReason: 'Cracks are easier to see on a surface without stains',
      safety:
        'If the glass is cracked, switch the hob off at its circuit breaker, don’t touch it, and have it replaced. Don’t use a steam cleaner, and keep the scraper away from children.',
    },
    'induction-cooktop.clear-ventilation': {
      title: 'Clear the hob’s air intake and the drawer below',
      why: 'A fan under the glass cools the electronics. If tea towels or foil are sucked against it, the zones lose power and in time fail.',
      steps: [
        'Switch the hob off and empty the drawer or cupboard under it.',
        'Find the intake grille with a torch (flashlight) and vacuum it with a soft nozzle, from the outside only.',
        'Put back no foil, paper, cloths or spray cans, and leave clear space below the fan. Bosch, for example, asks for at least 2 cm.',
        'Check that the air gap at the front or back of the cabinet is open.',
        'Boil a pan of water and listen. A soft hum is normal; a scraping noise means the fan needs a technician.',
      ],
      firstReason: 'Few owners know that a fan cools the electronics from below',
      safety:
        'Leave all covers closed: the parts inside hold a charge. If you have a pacemaker or another implant, keep 60 cm away from a zone in use.',
    },
  },
} as const satisfies ItemWords;
