import type { ItemWords } from '../../item-words.ts';

export const electricHeating = {
  name: 'Electric Heating',
  tasks: {
    'electric-heating.dust-heaters': {
      title: 'Dust the electric heaters',
      why: 'Dust that settles while the heaters are off scorches when they come on. It smells, stains the wall and blocks the air that keeps the heater from overheating.',
      steps: [
        'Switch each heater off at its isolator or circuit breaker, or unplug it, and let it go cold.',
        'Vacuum the grilles at the bottom and top with the brush head. Push nothing through the slots.',
        'Wipe the case with a barely damp cloth and dry it. Vacuum the floor and the wall behind as far as you can reach.',
        'Switch the heater on, set it high for twenty minutes with the window open, and stay in the room.',
        'A faint smell of dust is normal the first time. If you notice smoke, crackling or a smell of hot plastic, switch it off and call an electrician.',
      ],
      firstReason: 'Settled dust scorches, smells and traps heat inside the case',
      safety:
        'Never open the case. A storage heater stays hot for a day after it is switched off, and old ones may contain asbestos.',
    },
    'electric-heating.check-clearance': {
      title: 'Check cables, plugs and space around heaters',
      why: 'Most heater fires start when a curtain, a bed or washing is too close. Many others begin at a plug that has been overheating for weeks.',
      steps: [
        'Go from heater to heater and move away anything that hangs over it, leans on it or blocks its grilles.',
        'Keep everything that can burn at least 1 m from a portable heater, and follow the manual for fixed ones.',
        'Check each cable with a torch (flashlight) for cuts and soft spots, and each plug and socket for browning or melted edges.',
        'After half an hour on full power, switch off and feel the plug. Warm is fine; too hot to hold is not.',
        'Plug portable heaters straight into a wall socket, never into an extension lead or adapter.',
      ],
      firstReason: 'Make sure that nothing close to a hot heater can catch fire',
      safety:
        'Turn a portable heater off when you leave the room or go to bed. Do not dry washing on heaters, and stop using one with a damaged cable.',
      tenant:
        'Report a browned socket or a loose fixed heater to your landlord, and do not use it until it is repaired.',
    },
    'electric-heating.set-controls': {
      title: 'Set the thermostats and timers of the heaters',
      why: 'Electric heating is expensive. ADEME estimates that one degree Celsius less saves about 7% of the heating energy. A timer with the wrong time wastes more.',
      steps: [
        'Set the clock of every timer and programmer, and check that the batteries are fresh.',
        'Set about 19 °C for living rooms and 17 °C for bedrooms at night. Old or ill people may need more; a sleeping baby does best at [[GB IE US AU NZ: 16 to 20 °C | 18 to 20 °C]].',
        'On a storage heater, turn the input up before cold nights, and the output to low at bedtime and when you go out.',
        'Keep the boost setting for emergencies, because it runs at the day rate.',
        'Put a thermometer on a shelf away from the heater and compare the readings after a day. Correct the setting if they differ.',
      ],
      firstReason: 'A clock that is wrong heats empty rooms every day',
      safety:
        'When you go away in freezing weather, leave the frost setting on. If you switch the heating off, pipes may burst.',
    },
  },
} as const satisfies ItemWords;
