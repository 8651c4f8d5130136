import type { ItemWords } from '../../item-words.ts';

export const oven = {
  name: 'Oven',
  tasks: {
    'oven.clean-cavity': {
      title: 'Clean the oven by hand with bicarbonate paste',
      why: 'Fat that is baked on again and again smokes, taints food and can catch fire. If you remove it while the layer is thin, you need no caustic spray.',
      steps: [
        'With the oven cold and off at the wall, take out the racks, rails and trays and soak them in hot water with washing-up liquid.',
        'Mix bicarbonate of soda with a little water to a thick paste and spread it on the stained enamel.',
        'Keep it off the heating elements, burner holes, fan, thermostat probe, bare aluminium and rough catalytic panels.',
        'Leave it for a few hours or overnight, then remove it with a damp sponge and a plastic scraper.',
        'Wipe twice with clean water and dry the oven. From now on, wipe out spills after each use, once it has cooled.',
        'Refit the rails and racks, switch on at the wall, and warm the empty oven for 10 minutes.',
        'Leave the oven floor bare: foil laid on it traps heat and can fuse to the enamel.',
      ],
      firstReason: 'Thin stains come off with paste; thick ones need harsh spray',
      safety: 'The oven must be cold and switched off at the wall. Don’t pour or spray water inside.',
    },
    'oven.run-pyrolysis': {
      title: 'Run the oven’s self-cleaning programme',
      why: 'Pyrolysis burns spills to ash at over 400 °C. If you run it before the layer grows thick, it makes less smoke and a shorter programme is enough.',
      steps: [
        'Remove racks, rails, trays and loose crumbs, unless the manual says that they may stay in.',
        'Wipe out puddles of fat and clean the rim of the door, which the programme does not reach.',
        'Move pet birds to another, well-aired part of the home, open a window and turn on the cooker hood.',
        'Start the programme and stay at home while it runs. The door stays locked until the oven has cooled.',
        'When the oven is cold, wipe up the ash with a damp cloth and put the racks back. After ordinary baking, wipe out puddles of fat.',
      ],
      firstReason: 'A short programme is enough while the layer of fat is thin',
      safety:
        'The door and front get very hot: keep children away. The fumes can kill pet birds. Don’t use oven cleaner spray in a pyrolytic oven.',
    },
    'oven.clean-door-glass': {
      title: 'Clean the oven door glass and check the seal',
      why: 'A split or greasy seal lets heat out onto the cupboards and handles. Scratches weaken the glass, so clean it gently.',
      steps: [
        'With the oven off and cold, lay a cloth wet with warm water and washing-up liquid on the inner pane for 15 minutes, then wipe.',
        'Rub off the remaining stains with a soft sponge. Steel wool, metal scrapers and gritty cream scratch the pane.',
        'If there is fat between the panes, lift out the inner one only as your manual shows, with the hinges locked.',
        'Wipe the rubber or fibre seal with a damp cloth, without scrubbing. Look for tears, gaps and loose hooks.',
        'Look at the pane edges for chips, and let the door down. It should open evenly and close without a gap.',
      ],
      firstReason: 'A door that closes tightly keeps heat away from your cupboards',
      safety:
        'The door hinges are sprung and can trap your fingers. Don’t use an oven if its glass is chipped or cracked.',
    },
    'oven.test-temperature': {
      title: 'Test the oven’s temperature with a thermometer',
      why: 'Thermostats drift. An oven that is too cool undercooks a chicken, one that is too hot ruins cakes, and the display shows neither.',
      steps: [
        'Hang an oven thermometer in the middle of the centre rack and set 180 °C, top and bottom heat.',
        'Once the oven shows that it is ready, wait 20 minutes. Then read through the glass three times, 10 minutes apart.',
        'Average the readings. Anything from 165 °C to 195 °C is common. If the error is steady, allow for it in every recipe.',
        'Many ovens let you correct the error in the settings menu: look up “temperature calibration” in the manual.',
        'If the error is too big for the menu, or the temperature jumps about, have a technician check the sensor or thermostat.',
      ],
      firstReason: 'Few ovens are exactly as hot as their display says',
      safety: 'Read the thermometer through the closed door, and take it out only when the oven has cooled.',
    },
    'oven.heat-catalytic-liners': {
      title: 'Burn the oven’s catalytic liners clean',
      why: 'The rough grey liners burn off fat by themselves while the oven is hot. Scrubbing, paste or spray fills their pores, and then they no longer work.',
      steps: [
        'Wash racks and trays in the sink, and keep them out while the liners burn clean.',
        'Leave the rough liners alone. Wipe only the smooth floor and the inside of the door with a damp sponge.',
        'Heat the empty oven to the temperature and for the time in its manual, with a window open and the hood on.',
        'Let it cool. Spots that stay are mostly sugar: cover dishes that spit, and repeat the heating.',
        'Once the liners are glazed all over, order others: they are changed as a whole, with the oven cold and off at the wall.',
      ],
      firstReason: 'Scrubbing ruins the liners that clean themselves',
      safety:
        'Keep children and pet birds out of the kitchen while the empty oven heats. Use no oven spray: it ruins the liners, and its fumes are harmful on hot metal.',
    },
  },
} as const satisfies ItemWords;
