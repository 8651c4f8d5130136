import type { ItemWords } from '../../item-words.ts';

export const pool = {
  name: 'Pool',
  tasks: {
    'pool.test-water': {
      title: 'Do the full pool water test and correct the water',
      why: 'Chlorine kills germs only while the pH is right, and both depend on alkalinity and stabiliser. These drift over weeks, and the quick test before a swim doesn’t show them.',
      steps: [
        'Carry on with the quick test of chlorine and pH as a habit. Do it before every swim, at least two or three times a week while the pool is open, and after a storm or a busy day.',
        'Take a sample at elbow depth, away from the inlets. Test free chlorine, pH and total alkalinity.',
        'Every second time, test the stabiliser (cyanuric acid) too. Test calcium hardness once a season.',
        'Correct the alkalinity first, to 80 to 120 mg/l (ppm), and then the pH, to 7.0 to 7.8.',
        'Keep free chlorine at 1 mg/l or more, or 2 mg/l or more if you use stabiliser. Keep the stabiliser at 30 to 50 mg/l: too much slows the chlorine, and only fresh water lowers it.',
        'Dose one product at a time, as its label says for your volume, with the pump on and the pool empty of people. pH minus is an acid: run the pump for hours between it and chlorine.',
        'Test again before anyone swims. Write the readings down, so that you can see what drifts.',
      ],
      firstReason: 'Find out what the quick test before a swim does not show',
      safety:
        'Add chemicals to water, never water to chemicals. Never let two products meet, nor two kinds of chlorine, nor acid and chlorine, not even in the scoop. They can burn you or give off poisonous gas. Store them dry, apart and locked away.',
    },
    'pool.brush-walls': {
      title: 'Brush the pool, empty the skimmer and read the filter gauge',
      why: 'Algae start in corners and on steps, where the water hardly moves. Brushing loosens them so that the chlorine can kill them. If they stay, the pool turns green.',
      steps: [
        'Do the quick test of chlorine and pH first, then skim off the leaves with the net.',
        'Brush the walls, the steps and behind the ladder from the waterline down. Use a soft brush on a liner and a stiffer one on tiles.',
        'Wipe the greasy line at the surface with a pool sponge and pool cleaner. Don’t use household products.',
        'Vacuum the floor in slow strips, or start the robot. Send very dirty water to waste, past the filter.',
        'Switch the pump off, and empty the baskets of the skimmer and the pump.',
        'Switch the pump on again and read the gauge of the filter. If it shows 0.5 bar more than after the last cleaning, backwash the filter or rinse its cartridge today.',
        'In warm weeks, make it a habit to empty the skimmer basket every two or three days, and to brush the corners and run the robot once a week.',
      ],
      firstReason: 'Loosen the algae in the corners before they turn the water green',
      safety:
        'Keep metal poles away from overhead cables. Switch the robot off and take it out before anyone swims. Don’t work at the edge alone if you can’t swim. Stop the pump before you turn the filter’s valve, and never open a filter or a pump under pressure: its lid can fly off.',
    },
    'pool.clean-filter': {
      title: 'Backwash the pool filter or rinse its cartridge',
      why: 'The filter holds everything that you brushed loose. As it fills up, the flow drops, the pump works harder and the chemicals no longer circulate.',
      steps: [
        'Read the pressure gauge whenever you empty the baskets. Hayward advises cleaning once it reads 0.5 bar above the value after the last cleaning. Clean the filter now in any case.',
        'Sand filter: stop the pump and turn the valve to Backwash. Run the pump until the sight glass is clear, about two minutes.',
        'Then stop the pump, turn the valve to Rinse and run the pump for 30 to 60 seconds. Stop it again before you turn the valve back to Filter.',
        'Cartridge filter: stop the pump, release the pressure, open the filter and hose each pleat from the top down.',
        'Start the pump, bleed the air and write down the new pressure.',
        'Top up the pool, and do the quick water test before the next swim.',
      ],
      firstReason: 'Write down the pressure of a clean filter, to compare it later',
      safety:
        'Turn the valve only when the pump has stopped. Never open a filter under pressure: its lid can fly off with deadly force. Drain backwash water only where your local rules allow it.',
    },
    'pool.check-barrier': {
      title: 'Check the pool fence, gate, cover and alarm',
      why: 'A child can drown silently within minutes. The most common gap is a gate that no longer closes by itself, and you find it only by trying the gate.',
      steps: [
        'Open the gate a hand’s width and let go, then open it wide and let go. Both times it must close and latch by itself.',
        'Pull and shake the latched gate, then press on its bottom rail as a climbing child would.',
        'Walk along the fence. Measured outside, it must be at least [[FR: 1.1 m | 1.2 m]] high, with no gap wider than 10 cm and nothing nearby that a child can climb.',
        'If you have a safety cover, lock it and tug its edges. If you have a pool alarm, set it off once.',
        'Repair every fault before the next swim, and keep small children indoors until then.',
      ],
      firstReason: 'Make sure that no small child can reach the water alone',
      safety:
        'No barrier replaces an adult who watches within arm’s reach. Never prop the gate open. [[AU: Your state or council may also require you to register the pool and to have its barrier certified. | FR: The law demands a barrier, cover, shelter or alarm that meets its standard. | The law where you live may ask for more than these checks.]]',
      tenant: 'Report a faulty gate, cover or alarm to your landlord at once, and lock the way to the pool.',
    },
    'pool.check-drains': {
      title: 'Check the pool’s drain covers and rescue gear',
      why: 'The pump pulls hard enough through an open drain to hold a child under water by the hair or a hand. And in an accident there is no time to look for a pole.',
      steps: [
        'Stop the pump. Look at each drain, skimmer and suction point: the cover must be there, whole and domed rather than flat.',
        'Try each screw within reach, and replace a cover that is cracked, loose or past the date printed on it.',
        'Check that everyone at home knows the switch that stops the pump.',
        'Hang a rescue pole and a ring where they can be seen from the water.',
        'Post the emergency number, {emergency number}, and how to resuscitate a child.',
        'Find out when the adults who watch last took a first-aid course.',
      ],
      firstReason: 'A missing drain cover can hold a swimmer under water',
      safety: 'Keep everyone out of the water while a drain cover is missing, loose or broken, and leave the pump off.',
      tenant: 'If a cover is missing or broken, stop the pump and ask your landlord for a new one the same day.',
    },
    'pool.open-season': {
      title: 'Open the pool and balance the water',
      why: 'Algae hardly grow in water below 12 °C. A pool that you open while it is cool needs one dose of chlorine. One that you open warm and green needs a week of doses.',
      steps: [
        'Pump the water off the cover, clean and dry the cover, and take out the floats and plugs.',
        'Fill the pool to the middle of the skimmer. Put the drain plugs and baskets back, prime the pump and start it.',
        'Look for leaks, brush and vacuum, then let the filter run for a day.',
        'Test the alkalinity and bring it to 80 to 120 mg/l, then correct the pH. If you use stabiliser, bring that to 30 to 50 mg/l.',
        'In the evening, shock the pool with chlorine as its label says, and run the filter through the night.',
        'Let people swim only when you can see the floor clearly and chlorine and pH are in range. From now on, test before every swim.',
      ],
      firstReason: 'Cool, clear water needs one dose of chlorine, and green water many',
      safety:
        'Open old chemical tubs outdoors, with your face turned away. Take caked or damp chlorine to a hazardous waste site; never put it in the pool. Keep the fence shut while the cover is off.',
    },
    'pool.winterise': {
      title: 'Close the pool for the winter',
      why: 'Water that is balanced before the pool rests is clear when you open it. Where it freezes, ice also cracks pumps, filters and skimmers, and a new pump costs far more than a morning’s work.',
      steps: [
        'Wait until the water stays below 15 °C, or better below 12 °C. Vacuum the pool, balance the pH and add winter treatment as its label says.',
        'Clean the filter one last time. Where it freezes, lower the water below the skimmer and the inlets, but never empty the pool.',
        'Switch off the pump’s circuit at the electrical panel.',
        'Where it freezes, open the drain plugs of the pump, filter and heater, and keep the plugs in the pump basket.',
        'There, also drain and plug the pipes, and set expansion floats in the skimmer and the pool.',
        'Lay and lock the winter cover. Keep rainwater and snow off it all winter.',
      ],
      firstReason: 'A pool that is closed with care opens clear and undamaged',
      safety:
        'Check that the power is off before you open the pump or heater. Toddlers can drown in the puddles on a cover: use a cover that carries a person’s weight, or keep the fence locked.',
    },
  },
} as const satisfies ItemWords;
