import type { ItemWords } from '../../item-words.ts';

export const bicycle = {
  name: 'Bicycle',
  tasks: {
    'bicycle.check-brakes-tyres': {
      title: 'Check the bicycle’s brakes, tyres and bolts',
      why: 'Tyres lose air even when the bicycle is not used, and a brake cable frays for weeks before it snaps. A full check takes ten minutes.',
      steps: [
        'Pump both tyres to a pressure within the range on the sidewall, and look for cuts, glass and cracks.',
        'Spin the wheels: they should not wobble or rub. Shake them sideways, and check that the axles or quick releases are tight.',
        'Squeeze each brake hard and push the bicycle. The wheel should lock, with the lever still two fingers clear of the bar.',
        'Fit new pads when their grooves have gone or the lining is thinner than a coin. Check cables and hoses for damage.',
        'Hold the front brake and rock the bicycle: a knock means a loose headset. Twist the bar against the front wheel: it should not turn.',
        'Check the lights, bell and reflectors. As a habit before every ride, squeeze the tyres, pull both brakes and tug the wheels.',
        'E-bike: look for dents, swelling or heat marks on the battery and for damage to the charger. Do not use either if you find any.',
      ],
      firstReason: 'Make sure that the brakes grip and nothing on the bicycle is loose',
      safety:
        'Keep your fingers out of turning spokes and discs. If you doubt a brake, do not ride. Charge an e-bike on a hard floor while someone is awake, and never near the way out.',
    },
    'bicycle.lube-chain': {
      title: 'Clean and oil the bicycle chain',
      why: 'A gritty chain wears away the cassette and chainrings, which cost several times as much as the chain. A clean chain is also quieter and takes less effort.',
      steps: [
        'Run the chain backwards through a rag until the rag stays fairly clean.',
        'If it is still black, brush it with degreaser, rinse with a little water, and let it dry.',
        'Put one drop of chain oil on each roller along the lower run, turning the pedals backwards.',
        'Turn the pedals for a minute so that the oil works in, then wipe the outside until it is almost dry.',
        'Clean and oil the chain again after every wet or muddy ride.',
      ],
      firstReason: 'A clean chain runs quietly, and spares the parts that cost more',
      safety:
        'Keep oil and degreaser off discs, pads and rims. Turn the cranks backwards by hand, with your fingers away from the sprockets.',
    },
    'bicycle.measure-chain': {
      title: 'Measure the bicycle chain for wear',
      why: 'If you change the chain in time, one cassette can outlast several chains. If you wait too long, a new chain jumps on the worn teeth and you have to replace the cassette too.',
      steps: [
        'Place a chain checker on the top run of the chain at three points.',
        'Replace the chain at 0.5% wear if you have 11 or 12 gears at the back, or at 0.75% with 10 or fewer.',
        'If you have no checker, measure 12 full links: they are 304.8 mm long when new. Replace the chain once they measure 306.4 mm.',
        'If the chain is worn, buy one for the same number of gears, and write the date and the kilometres on the packet.',
      ],
      firstReason: 'Find out whether the chain is already eating into the sprockets',
    },
    'bicycle.book-service': {
      title: 'Book the yearly bicycle service',
      why: 'Bearings, spokes and hydraulic brakes need a workshop’s tools and experience. Workshops have free dates outside the cycling season.',
      steps: [
        'Ask for a full service: wheels trued, bearings checked, brakes and gears adjusted, and cables or brake fluid renewed as needed.',
        'Mention any noises, and ask for a price before parts are changed.',
        'E-bike: ask for a software update and a battery diagnosis, and bring the key and charger.',
        'Keep the invoice with the frame number: insurers and buyers ask for both.',
      ],
      firstReason: 'A mechanic can feel play in bearings that you would not notice',
      safety: 'After the service, try both brakes at walking pace before you ride into traffic.',
    },
  },
} as const satisfies ItemWords;
