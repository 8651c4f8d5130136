import type { ItemWords } from '../../item-words.ts';

export const centralHeating = {
  name: 'Central Heating',
  tasks: {
    'central-heating.book-boiler-service': {
      title: 'Book the yearly service of the gas boiler',
      why: 'A yearly service keeps carbon monoxide out of your home and your bills down. In summer you can choose the date; once it turns cold, you wait.',
      steps: [
        'Book [[GB: an engineer on the Gas Safe Register | IE: a Registered Gas Installer | NL: a firm with the CO-vrij certificate, which the law requires for gas | PL: an engineer for the service, and inspectors for the yearly check of gas and flues under article 62 | a heating firm qualified for gas]].',
        'Ask for a combustion measurement and a check of the burner, flue, seals, condensate trap and safety devices.',
        'Ask whether the flue and its outlet are sound and clear. [[DE: The Feuerstättenbescheid of your district sweep sets the dates of the sweep’s visits. | ]]',
        'Have the magnetic filter emptied and the inhibitor, which protects the radiators from rust, tested, as BS 7593 recommends every year.',
        'Have a gas water heater or gas fire checked on the same visit.',
        'Keep the report with its readings: [[FR: the law requires this attestation every year | GB: landlords need one every 12 months | ES: the RITE rules ask for a visit every two years for gas | IT: file it in the libretto di impianto, where the installer also states how often to book | BE: the law requires the certificate; your region says how often | the law or warranty may ask for it]].',
      ],
      firstReason: 'A measured flame and a clear flue keep carbon monoxide out',
      safety:
        'Only the engineer may open the boiler case. If you smell gas, use no flame or switch, open the windows, get everyone out, and only then call {any gas number}.',
      tenant:
        '[[GB: Your landlord must have gas appliances checked by a Gas Safe engineer every 12 months and give you the record. | FR: Normally the tenant books and pays for the yearly visit. | IT: The occupant is responsible for the boiler and its libretto. | BE: Servicing the boiler is normally the tenant’s job. | DE: The owner must have the sweep’s jobs done; the cost may be part of your service charges. | Report any fault at once, and find out who has to have the yearly service done: in some countries, the tenant.]]',
      landlord: 'boiler service and gas check',
    },
    'central-heating.check-pressure': {
      title: 'Read the heating pressure',
      why: 'If the pressure is too low, the heating can stop on the coldest night. Reading the gauge takes a few seconds.',
      steps: [
        'With the heating off and cold, read the gauge. Worcester Bosch asks for 1 to 1.5 bar; your manual may differ.',
        'If it is below 1 bar, open the filling valves slowly as the manual shows. Stop at 1.5 bar and close both tightly.',
        'When the heating is hot, it may read about 0.5 bar more.',
        'Note the date. If you top up more than a couple of times a year, there is probably a leak: call an engineer.',
        'No gauge? Then a small open tank feeds the system and keeps it full: there is nothing to read.',
      ],
      firstReason: 'One look shows whether the system is losing water',
      safety:
        'Stop filling at once if water comes out of the safety pipe. If it reads above 2.5 bar hot, leave the system off and have the expansion vessel checked.',
      tenant: 'Ask your landlord before you top up, and report any steady loss.',
    },
    'central-heating.bleed-radiators': {
      title: 'Bleed the radiators',
      why: 'Air at the top of a radiator gurgles, corrodes the steel and leaves the room cold.',
      steps: [
        'Warm the radiators and feel for cold tops. Then switch the heating off and let them cool.',
        'Start on the lowest floor and finish on the highest. Hold a cloth under the bleed valve and give the key a quarter to half turn.',
        'Let the air hiss out, and close the valve gently as soon as water comes without bubbles.',
        'Read the gauge, if your system has its own, and top up if it has dropped below 1 bar.',
      ],
      firstReason: 'Rooms warm evenly once the trapped air is out',
      safety:
        'Heating water scalds and stains. Work on cold radiators, and never unscrew the valve all the way. In a block with shared heating, ask the caretaker first.',
      tenant: 'Bleeding the radiators is your job, but ask your landlord before you add water.',
    },
    'central-heating.work-valves': {
      title: 'Turn the radiator valves to keep them moving',
      why: 'A radiator valve that isn’t moved all summer often sticks, and the room stays cold when you first need it.',
      steps: [
        'Turn every valve, thermostatic or plain, from closed to fully open and back five times.',
        'Until the heating comes on, leave thermostatic heads fully open, so that their pins stay free.',
        'Run the heating for ten minutes to move the pump and motorised valves, unless your boiler does so itself.',
        'Check that every radiator warms up, and note any that stays cold.',
        'If a thermostatic valve is stuck, unscrew its head and press the pin in with something flat. It should spring out again. Never pull it with pliers.',
      ],
      firstReason: 'A pin that moves today won’t leave a room cold later',
      safety: 'If water appears around the pin, stop, put the head back and call a heating engineer.',
      tenant: 'If gentle pressure does not free a pin, ask your landlord to send an engineer.',
    },
    'central-heating.lag-condensate-pipe': {
      title: 'Check the boiler’s condensate pipe and its lagging',
      why: 'A condensing boiler drains water through a plastic pipe all winter. Where that pipe is bare outdoors, it freezes in the coldest weather and the boiler shuts down.',
      steps: [
        'Follow the plastic pipe from under the boiler to where it leaves the wall, and on to its drain or gully.',
        'If it stays indoors all the way, check that its joints are dry, and you are done.',
        'Outdoors, check that it slopes down without sagging, and that no leaves block its open end.',
        'Cover every outdoor stretch, including bends, with waterproof foam insulation, and tape the joints.',
        'If an outdoor run is thin or long, ask an engineer to fit a wider pipe or trace heating.',
        'If the pipe freezes anyway, thaw it with a hot-water bottle or warm water, never boiling water. Then reset the boiler.',
      ],
      firstReason: 'Find the stretch that could freeze and stop the boiler',
      safety:
        'Work only on pipes that you can reach from the ground. Use no flame or heat gun. Spilt water turns to ice underfoot.',
      tenant:
        'Send a picture of any bare outdoor pipe. If it freezes, thaw it with a hot-water bottle, never boiling water.',
      landlord: 'insulation of the boiler’s outdoor pipe',
    },
    'central-heating.clear-heat-pump': {
      title: 'Clear the heat pump’s outdoor unit and its drain',
      why: 'The outdoor unit pulls a strong stream of air through its fins, and it drips when it defrosts. Leaves choke it, and a blocked drain turns the drips into ice.',
      steps: [
        'Turn the heat pump off at its controller and its outdoor switch, and let the fan come to rest.',
        'Sweep leaves and rubbish away from the sides, the back and underneath. Keep the clearances that the manual gives.',
        'Brush fluff off the fins with a soft brush, following their direction. Wash off mud with a watering can.',
        'Pour a jug of water into the base tray or the drain below it. It should run away without making a puddle on a path.',
        'Check that the pipes to the house are still fully wrapped, and that the feet are firm.',
        'Switch it on again. After snow, clear the front and back, and let the unit defrost itself rather than chipping at ice.',
      ],
      firstReason: 'The outdoor unit needs free air and a free drain to heat cheaply',
      safety:
        'Keep tools and fingers out of the grille, and open no cover: some units hold a flammable refrigerant. Leave a unit on a wall or roof to an engineer.',
      tenant: 'Sweep leaves away from it yourself if you can reach it, and report ice, noise or damaged pipes.',
      landlord: 'check of the heat pump’s outdoor unit',
    },
    'central-heating.book-heat-pump-service': {
      title: 'Book the service of the air-source heat pump',
      why: 'A heat pump that has lost some refrigerant, or whose water filter is clogged, still heats, but at far higher cost. [[FR: From 4 to 70 kW, the law asks for a visit every two years. | ]]',
      steps: [
        'Book your installer or another engineer [[GB: with MCS and F-gas certificates | certified for refrigerants]].',
        'Have the refrigerant circuit checked for leaks, and the outdoor coil and fan cleaned.',
        'Have the water filter or magnetic filter emptied, and the pressure, flow and expansion vessel checked.',
        'Ask whether the heating curve can be lowered. A cooler flow is the cheapest saving there is.',
        'Have a hot-water cylinder that it heats checked on the same visit, including its safety valve.',
        'Keep the [[FR: attestation, which is compulsory | report with its readings]]. Book yearly if the warranty asks for it.',
      ],
      firstReason: 'Only measurements show whether the heat pump still saves money',
      safety:
        'Refrigerant is under pressure and may be flammable, and the electronics hold a charge after they are switched off. Leave every cover closed.',
      tenant: '[[FR: Normally the tenant books it, once every two years. | Ask for a copy of the report.]]',
      landlord: 'heat pump service',
    },
    'central-heating.change-furnace-filter': {
      title: 'Check the furnace filter and change a grey one',
      why: 'All the air of the house passes through this filter, that of central air conditioning too. ENERGY STAR says to look at it every month of heavy use and to change it every three months at the latest.',
      steps: [
        'Switch the thermostat off and wait until the blower is silent.',
        'Open the filter slot beside the furnace or behind the return grille, and note the size and the arrow on the frame.',
        'Hold the filter up to a lamp. If little light comes through, or it is three months old, bag it. Vacuum the dust out of the slot.',
        'Fit a new filter of the same size and rating. One that is denser than the maker allows starves the blower.',
        'Point the arrow towards the furnace, close the slot tightly and write the date on the frame.',
        'Turn the system on and check that air comes out of the registers. See that no rug or sofa covers one.',
      ],
      firstReason: 'A grey filter makes the blower strain and the bill rise',
      safety:
        'Take off only the cover of the filter slot. If you smell gas, touch no switch, go outside and call {any gas number}. If the furnace smells of scorching, switch it off at the panel and call a technician.',
      tenant: 'Filters are usually your job. Ask your landlord for the size and who pays for them.',
    },
    'central-heating.book-furnace-service': {
      title: 'Book the furnace inspection',
      why: 'A cracked heat exchanger or a blocked vent lets the blower spread carbon monoxide through every room. The CPSC asks for a professional inspection every year.',
      steps: [
        'Book a licensed heating contractor before the heating season, when appointments are easy to get.',
        'Ask for an inspection of the heat exchanger, burners and vent, and for a carbon monoxide reading in the flue and in the supply air.',
        'Have the ignition, the limit switch, the gas pressure, the blower and the condensate drain tested.',
        'Have a gas water heater that shares the vent checked at the same time.',
        'Keep the readings. Get a second opinion before you replace a furnace that is said to be cracked, but leave it off until then.',
      ],
      firstReason: 'Carbon monoxide from a cracked furnace has no smell',
      safety:
        'If a carbon monoxide alarm sounds, or anyone has a headache while the furnace runs, get everyone out and call {emergency number} from outside. Use no furnace that has been condemned or shut off, and fit an alarm near the bedrooms.',
      tenant: 'Ask to see what the engineer measured. If a carbon monoxide alarm sounds, get out first.',
      landlord: 'furnace inspection',
    },
    'central-heating.check-floor-heating': {
      title: 'Check the manifold of the underfloor heating',
      why: 'A stuck valve leaves a room cold, and air or sludge in a loop can’t be seen from above. The manifold shows it in five minutes.',
      steps: [
        'If radiators heat every room, skip this task for good. Otherwise open the manifold’s cupboard, and look for drips, green marks and rust at each joint.',
        'Read the flow at each gauge with the thermostats turned up. A loop without flow is stuck or has air.',
        'Turn every actuator or valve from closed to open once, so that it doesn’t seize.',
        'Read the temperature that flows to the floor: most floors want 30 to 40 °C, and never more than [[FR: 50 °C | 55 °C]].',
        'Vent the manifold at its valve with the pump off, if the manual allows it, and read the heating’s pressure afterwards.',
      ],
      firstReason: 'A loop without flow shows at the manifold, not on the floor',
      safety:
        'Hot water may spray from a vent, so hold a cloth before it. Never drill into a heated floor without a plan of its pipes.',
      tenant: 'Report a cold room or a drip at the manifold.',
    },
  },
} as const satisfies ItemWords;
