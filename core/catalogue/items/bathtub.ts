import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const bathtub: CatalogueItem = {
  name: 'Bathtub',
  slug: 'bathtub',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'bathtub.clean-waste',
      title: 'Clean the plughole and try the overflow',
      why: 'A slow plughole leaves a ring of dirt at every bath. The overflow is your only guard against a tap left running, and nobody ever tries it.',
      steps: [
        'Lift out the plug or unscrew the pop-up, and pull the hair off its stem.',
        'Draw out what hangs below with a plastic drain strip, then wash plug and seat with washing-up liquid and a soft brush.',
        'Take off the overflow cover if it unclips or has a screw, and wipe away the slime behind it.',
        'Close the plug, fill the bath up to the overflow and let it run there for a minute at a gentle flow.',
        'Look with a torch below the bath or at the ceiling underneath. Everything should be dry, and the bath should then empty without gurgling.',
      ],
      tools: ['rubber gloves', 'screwdriver', 'soft brush', 'washing-up liquid', 'torch'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'An overflow carries less than two open taps can deliver, so stay in the room while you test it, and keep small children away from the full bath.',
      sources: [{ organisation: 'Viega', title: 'Multiplex bath waste and overflow: instructions for use' }],
    },
    {
      id: 'bathtub.check-seal',
      title: 'Check the seal with the bath full',
      why: 'A bath sinks a little under its load, which opens gaps that you cannot see when it stands empty. Water behind the rim rots floors unseen.',
      steps: [
        'Fill the bath to its usual level with cool water.',
        'Run a fingernail along the sealant between rim and wall, looking for splits, lifting edges and soft black patches.',
        'Look behind the bath panel with a torch, if it opens easily, for stains, damp dust or a loose foot.',
        'To renew a failed joint: strip it all, degrease, let it dry overnight, and run the new silicone with the bath full so that it is never stretched.',
        'Leave the water in until the silicone has cured for the time on its tube.',
      ],
      tools: ['torch', 'screwdriver'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Never leave a filled bath where a small child can reach it: lock the bathroom, or have it emptied first.',
      tenant: 'Report a split seal or a damp panel to your landlord at once and keep the photographs.',
      sources: [
        { organisation: 'UniBond (Henkel)', title: 'How to seal a bath' },
        { organisation: 'RoSPA', title: 'Water safety for children and young people' },
      ],
    },
    {
      id: 'bathtub.measure-hot-tap',
      title: 'Measure how hot the bath tap runs',
      why: 'Bath water causes some of the worst scalds, nearly all to small children and older people. Measuring takes three minutes and tells you where you stand.',
      steps: [
        'Run the hot tap alone for a minute into a mug and hold a thermometer in it.',
        'If a mixing valve feeds the bath, it should read no more than 48 °C, the limit for baths in new homes in England. Grohe advises 44 °C.',
        'With no valve you may well read 50 to 60 °C, which keeps the pipes free of Legionella. Then ask a plumber about fitting a valve at the bath.',
        'Always run the cold first, mix, and try the water before anyone gets in. For a baby or small child it should be 37 to 38 °C.',
      ],
      tools: ['thermometer'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Water at 60 °C scalds within seconds, a child in about one. Lower it where it comes out, with a mixing valve, and leave the stored water at 60 °C against Legionella.',
      tenant:
        'Ask your landlord for a mixing valve at the bath, above all with a small child or a frail person at home.',
      sources: [
        {
          organisation: 'HM Government',
          title: 'Approved Document G: Sanitation, hot water safety and water efficiency',
        },
        { organisation: 'CIPHE', title: 'Safe Water Campaign: Hot water scalds' },
        {
          organisation: 'Raising Children Network (Australia)',
          title: 'Safe bath temperature for babies and children',
        },
        { organisation: 'Grohe', title: 'Grohtherm thermostats: recommended outlet temperatures' },
      ],
    },
  ],
};
