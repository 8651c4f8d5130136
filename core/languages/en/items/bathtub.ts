import type { ItemWords } from '../../item-words.ts';

export const bathtub = {
  name: 'Bathtub',
  tasks: {
    'bathtub.clean-waste': {
      title: 'Clean the bath’s plughole and test its overflow',
      why: 'Hair in the plughole makes the bath drain slowly and leaves a ring of dirt. The overflow is your only protection if a tap is left running, so it must be clear.',
      steps: [
        'Lift out the plug or unscrew the pop-up waste, and pull the hair off its stem.',
        'Pull out the hair below with a plastic drain strip. Wash the plug and its seat with washing-up liquid and a soft brush.',
        'If the overflow cover unclips or has a screw, take it off and wipe away the slime behind it.',
        'Close the plug, fill the bath up to the overflow, and keep the tap running gently for a minute.',
        'Look below the bath with a torch (flashlight), or at the ceiling underneath. Everything should be dry.',
        'Empty the bath. It should drain without gurgling. After each bath, pick the hair off the plughole.',
      ],
      firstReason: 'A clear overflow catches the water when a tap is forgotten',
      safety:
        'The overflow can’t keep up with two open taps: stay while the bath fills. Keep small children away from the full bath.',
    },
    'bathtub.check-seal': {
      title: 'Check the bath’s seal while it is full',
      why: 'A full bath sinks slightly, which opens gaps in the sealant that you cannot see when it is empty. Water that gets behind the rim rots the floor.',
      steps: [
        'Fill the bath to its usual level with cool water.',
        'Run a fingernail along the sealant between the rim and the wall. Look for splits, lifting edges and soft black patches.',
        'If the bath panel opens easily, look behind it with a torch (flashlight) for stains, damp dust or a loose foot.',
        'If the seal has failed, strip all of it out, degrease the joint and let it dry overnight.',
        'Apply the new silicone with the bath full, so that the joint is never stretched.',
        'Leave the water in until the silicone has cured for the time on its tube.',
      ],
      firstReason: 'Gaps beside the rim open only under the weight of the water',
      safety:
        'Never leave a full bath where a small child can reach it. Lock the bathroom, or empty the bath before you leave it.',
      tenant: 'Report a split seal or a damp panel to your landlord at once, and keep photographs.',
    },
    'bathtub.measure-hot-tap': {
      title: 'Measure how hot the bath tap runs',
      why: 'Bath water causes some of the worst scalds, nearly all of them to small children or older people. Measuring the temperature takes three minutes.',
      steps: [
        'Run the hot tap alone for a minute into a mug and hold a thermometer in it.',
        'If a mixing valve feeds the bath, it should read no more than 48 °C, the limit for baths in new homes in England. Grohe advises 44 °C.',
        'Without a valve, [[US: the CPSC advises no more than 49 °C at any tap | 50 to 60 °C is normal, because it keeps Legionella out of the pipes]]. Ask a plumber about fitting a mixing valve at the bath.',
        'Always run the cold tap first, then mix, and test the water before anyone gets in. For a baby or small child it should be 37 to 38 °C.',
      ],
      firstReason: 'Know whether the water could scald a child before it does',
      safety:
        'Water at 60 °C scalds an adult within seconds and a child in about one second. The safest answer is a mixing valve at the bath, with the tank [[US: then hot enough to kill Legionella | kept at 60 °C, where Legionella dies]].',
      tenant:
        'Ask your landlord for a mixing valve at the bath, especially if a small child or a frail person lives with you.',
    },
  },
} as const satisfies ItemWords;
