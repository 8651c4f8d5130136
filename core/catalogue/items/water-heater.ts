import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const waterHeater: CatalogueItem = {
  name: 'Water Heater',
  slug: 'water-heater',
  room: 'plant room',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'water-heater.check-temperature',
      title: 'Check the temperature of the hot water',
      why: 'Legionella bacteria multiply in a tank between 20 °C and 45 °C and die at 60 °C, but water that hot scalds. Store it hot and mix it down at the tap.',
      steps: [
        'A combi boiler or tankless heater stores no water: set it as its manual says, and just measure at the tap.',
        'Read the tank’s thermostat or display when it has finished heating. It should show [[US: 60 °C with mixing valves at the taps, 49 °C without | 60 °C]].',
        'Run the nearest hot tap without a mixing valve into a mug with a thermometer. After a minute it should read [[US: close to the tank’s setting | at least 50 °C]].',
        'If it reads less, check for mixing valves at the bath and shower. With them, turn the tank’s user dial up to 60 °C. Without them, have a plumber fit them first.',
        'If a heat pump or solar tank is kept cooler, check that its regular cycle to 60 °C is on.',
        'After a week or more away, let the tank reach 60 °C for an hour. Then open the window and run every hot tap gently for two minutes.',
      ],
      tools: ['thermometer'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      appliesIf: { needs: { 'water-heater': ['electric-tank', 'gas', 'heat-pump', 'boiler'] } },
      firstReason: 'Know whether your water is hot enough, and not too hot',
      safety:
        'Water at 60 °C scalds an adult’s skin within six seconds, a child’s in far less. The US CPSC therefore advises 49 °C. That doesn’t kill Legionella reliably, so WHO and HSE advise 60 °C, with mixing valves at the taps.',
      tenant:
        'Measure at the tap. If it reads less than [[US: 45 °C | 50 °C]], ask your landlord to have the thermostat set.',
      sources: [
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: hot and cold water systems',
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
        {
          organisation: 'WHO',
          title: 'Legionella and the prevention of legionellosis',
          year: 2007,
          url: 'https://www.who.int/publications/i/item/9241562978',
        },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Avoiding Tap Water Scalds',
          year: 2012,
          url: 'https://www.cpsc.gov/s3fs-public/5098-Tap-Water-Scalds.pdf',
        },
      ],
    },
    {
      id: 'water-heater.work-safety-valve',
      title: 'Operate the hot water tank’s safety valve',
      why: 'Water expands as it heats, and this valve lets the excess out. Limescale can lock it shut unless you move it regularly.',
      steps: [
        'Find the safety group: the valve with a knob or lever on the cold inlet below the tank.',
        'Check that the spout runs to a drain, or put a bucket under it.',
        'Keep your hands and face clear, and turn the knob or lift the lever until water runs freely.',
        'Let the valve close and watch it. It may drip while the tank heats. If it keeps running, or no water came, call a plumber.',
      ],
      tools: ['bucket'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'costly',
      appliesIf: {
        notCountries: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
        needs: { 'water-heater': ['electric-tank', 'heat-pump'] },
      },
      firstReason: 'A valve that is never moved can seize when it is needed',
      safety:
        'The water can scald. A valve that hasn’t been moved for years may not close again: try it first when a plumber can come. Never plug, cap or shut off its outlet, even if it drips.',
      tenant: 'Do this if you can reach the valve. Ask your landlord for a plumber if it sticks or keeps running.',
      sources: [
        {
          organisation: 'Thermor',
          title: 'Electric water heater installation and user manual: pressure-limiting valve, at least once a month',
        },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique, notice: groupe de sécurité, une fois par mois' },
      ],
    },
    {
      id: 'water-heater.test-relief-valve',
      title: 'Test the tank’s temperature-and-pressure valve',
      why: 'If the thermostat fails, this valve lets out the steam before the tank bursts. Scale and rust can seize a valve that is never moved.',
      steps: [
        'Find the brass valve with a lever, high on the side or on top of the tank, and follow its pipe to the open end.',
        'Put a bucket under that end, unless it runs to a drain or outdoors. A tankless heater has no such valve: skip this.',
        'Stand clear of the pipe. Lift the lever slowly, hold it for a few seconds and lower it again.',
        'Water should rush out and stop. If nothing comes, or it still drips after an hour, call a plumber to replace the valve.',
        'The US Department of Energy advises a test every six months. If your manual names another interval, follow it.',
      ],
      tools: ['bucket', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      appliesIf: {
        countries: ['US', 'CA', 'AU', 'NZ'],
        needs: { 'water-heater': ['electric-tank', 'gas', 'heat-pump'] },
      },
      firstReason: 'Nothing else protects the tank if its thermostat fails',
      safety:
        'The pipe discharges scalding water: keep people and pets away from its end. If the lever has not been moved for years, leave it to a plumber, because the valve may not close again. Never cap the pipe.',
      tenant: 'Ask your landlord when the relief valve was last tested, and report one that drips or is capped.',
      sources: [
        {
          organisation: 'A. O. Smith',
          title: 'Electric water heater instruction manual: temperature and pressure relief valve',
          url: 'https://assets.aosmith.com/damroot/Original/10004/100349445.pdf',
        },
        {
          organisation: 'Rheem',
          title: 'Use and care manual: temperature and pressure relief valve, at least once a year',
        },
        { organisation: 'Rheem Australia', title: 'Owner’s guide: pressure relief valve, every six months' },
      ],
    },
    {
      id: 'water-heater.clean-air-filter',
      title: 'Clean the air filter of the heat pump water heater',
      why: 'The heat pump draws warmth from the air around it. A clogged filter starves it, and the electric element then takes over at several times the cost.',
      steps: [
        'Switch the water heater off at its display, and take the filter out of the top or the side. If yours has none, find the air grille.',
        'Vacuum the filter or the grille, or rinse the filter in lukewarm water if the manual allows. Let it dry.',
        'Refit the filter and switch the heater on again. Check that it is in its usual heat pump mode, not on the element only.',
        'Look at the condensate hose. It should drip freely into a drain, without kinks or slime.',
        'Move boxes and laundry away from the air inlet and outlet. Clean more often if the heater shares a room with a dryer or pets.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      appliesIf: { needs: { 'water-heater': ['heat-pump'] } },
      firstReason: 'A dusty filter makes hot water slow and expensive',
      safety:
        'Take off no panel that is held by screws: behind it are live parts, sharp fins and refrigerant, which may be flammable.',
      sources: [
        { organisation: 'Rheem', title: 'Hybrid electric water heater use and care manual: cleaning the air filter' },
        {
          organisation: 'ENERGY STAR',
          title: 'Heat Pump Water Heaters',
          url: 'https://www.energystar.gov/products/water_heaters',
        },
      ],
    },
    {
      id: 'water-heater.book-descale',
      title: 'Book a tank descale and anode check',
      why: 'Limescale around the element wastes power. In an enamelled tank, a magnesium anode dissolves instead of the wall; once it is gone, the tank rusts through.',
      steps: [
        'Book a plumber, and give the maker, the capacity in litres and the year from the rating plate.',
        'Ask for the tank to be drained with the power off, limescale and sludge removed, and a new gasket fitted.',
        'If the tank has a magnesium anode, ask for it to be measured. Thermor advises a new one once it is thinner than 1 cm. Stainless steel and copper tanks have none.',
        'Have the thermostat, its safety cut-out and the safety valve tested on the same visit.',
        'Keep the invoice with the date and the state of the anode. [[GB: Book every year, with a G3-qualified plumber, for an unvented cylinder. | If your water is very soft, very hard or softened, book every year.]]',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      stake: 'costly',
      appliesIf: { needs: { 'water-heater': ['electric-tank', 'heat-pump'] } },
      firstReason: 'Find out how much the tank has furred up and corroded',
      professional: true,
      safety:
        'The element and thermostat have live terminals under a cover: don’t take it off. The water in the tank stays scalding for hours.',
      tenant:
        'Ask your landlord [[FR: about the anode and the valve; descaling is usually the tenant’s job | who looks after the tank]].',
      sources: [
        { organisation: 'Thermor', title: 'Comment changer l’anode en magnésium d’un chauffe-eau' },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique: entretien et anode' },
        {
          organisation: 'A. O. Smith',
          title: 'Electric water heater instruction manual: draining, flushing and anode',
          url: 'https://assets.aosmith.com/damroot/Original/10004/100349445.pdf',
        },
      ],
    },
    {
      id: 'water-heater.book-gas-service',
      title: 'Book the gas water heater service',
      why: 'A sooted burner or a blocked flue can make a gas water heater give off carbon monoxide, which you can’t see or smell.',
      steps: [
        'Book [[GB: an engineer on the Gas Safe Register | a registered gas engineer or a qualified heating firm]]. Combine the visit with the boiler and the hob.',
        'Ask for checks of the burner, flue, draught, ventilation and safety cut-outs, and for the carbon monoxide to be measured.',
        'For a storage heater, have the relief valve, the anode and the sediment dealt with too.',
        'Clear 1 m around the heater for the visit. Leave the room’s air vents open, as always.',
        'Keep the certificate, and note the date of the next visit.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      appliesIf: { needs: { 'water-heater': ['gas'] } },
      bundle: 'gas engineer',
      firstReason: 'A gas flame indoors needs a trained eye once a year',
      professional: true,
      safety:
        'Yellow flames, soot and headaches at home are signs of carbon monoxide. Switch the heater off, open the windows, go outside and call {gas emergency number}. Keep a CO alarm near the heater.',
      tenant:
        'Ask your landlord for the [[FR: last record, then book the visit: it is usually the tenant’s duty | yearly gas record]].',
      sources: [
        {
          organisation: 'Gas Safe Register',
          title: 'Gas safety checks: have appliances checked every year',
          url: 'https://www.gassaferegister.co.uk/gas-safety/',
        },
        {
          organisation: 'HSE',
          title: 'Domestic gas: frequently asked questions',
          url: 'https://www.hse.gov.uk/gas/domestic/faqs.htm',
        },
        {
          organisation: 'République française',
          title: 'Décret n° 2023-641: entretien et ramonage',
          year: 2023,
          url: 'https://www.legifrance.gouv.fr/eli/decret/2023/7/20/2023-641/jo/texte',
        },
      ],
    },
  ],
};
