import type { ItemWords } from '../../item-words.ts';

export const waterHeater = {
  name: 'Water Heater',
  tasks: {
    'water-heater.check-temperature': {
      title: 'Check the temperature of the hot water',
      why: 'Legionella bacteria multiply in a tank between 20 °C and 45 °C and die at 60 °C, but water that hot scalds. Store it hot and mix it down at the tap.',
      steps: [
        'A combi boiler or tankless heater stores no water: set it as its manual says, and just measure at the tap.',
        'When the tank has finished heating, read its display, if it has one. Never take a cover off to look. It should show [[US: 60 °C with mixing valves at the taps, 49 °C without | 60 °C]].',
        'Run the nearest hot tap without a mixing valve into a mug with a thermometer. After a minute it should read [[US: close to the tank’s setting | at least 50 °C]].',
        'If it reads less, and bath and shower have mixing valves, set the tank to 60 °C with a control outside its covers. If it has no such control, or they have no such valves, call a plumber.',
        'If a heat pump or solar tank is kept cooler, check that its regular cycle to 60 °C is on.',
        'After a week or more away, let the tank reach 60 °C for an hour. Then open the window and run every hot tap gently for two minutes.',
      ],
      firstReason: 'Know whether your water is hot enough, and not too hot',
      safety:
        'Water at 60 °C scalds an adult’s skin within six seconds, a child’s in far less. The US CPSC therefore advises 49 °C. That doesn’t kill Legionella reliably, so WHO and HSE advise 60 °C, with mixing valves at the taps. Leave every cover on.',
      tenant:
        'Measure at the tap. If it reads less than [[US: 45 °C | 50 °C]], ask your landlord to have the thermostat set.',
    },
    'water-heater.work-safety-valve': {
      title: 'Operate the hot water tank’s safety valve',
      why: 'Water expands as it heats, and this valve lets the excess out. Limescale can lock it shut unless you move it regularly.',
      steps: [
        'Find the safety group: the valve with a knob or lever on the cold inlet below the tank.',
        'Check that the spout runs to a drain, or put a bucket under it.',
        'Keep your face and your other hand away from the outlet, and turn the knob or lift the lever until water runs freely.',
        'Let the valve close and watch it. It may drip while the tank heats. If it keeps running, or no water came, call a plumber.',
      ],
      firstReason: 'A valve that is never moved can seize when it is needed',
      safety:
        'The water can scald. A valve that hasn’t been moved for years may not close again: try it first when a plumber can come. Never plug, cap or shut off its outlet, even if it drips.',
      tenant: 'Do this if you can reach the valve. Ask your landlord for a plumber if it sticks or keeps running.',
    },
    'water-heater.test-relief-valve': {
      title: 'Test the tank’s temperature-and-pressure valve',
      why: 'If the thermostat fails, this valve lets out the steam before the tank bursts. Scale and rust can seize a valve that is never moved.',
      steps: [
        'Find the brass valve with a lever, high on the side or on top of the tank, and follow its pipe to the open end.',
        'Put a bucket under that end, unless it runs to a drain or outdoors. A tankless heater has no such valve: skip this.',
        'Stand clear of the pipe. Lift the lever slowly, hold it for a few seconds and lower it again.',
        'Water should rush out and stop. If nothing comes, or it still drips after an hour, call a plumber to replace the valve.',
        'The US Department of Energy advises a test every six months. Where your manual names another interval, follow that.',
      ],
      firstReason: 'Nothing else protects the tank if its thermostat fails',
      safety:
        'The pipe discharges scalding water: keep people and pets away from its end. If the lever has not been moved for years, leave it to a plumber, because the valve may not close again. Never cap the pipe.',
      tenant: 'Report a valve that drips and a discharge pipe that is capped.',
      landlord: 'test of the hot water relief valve',
    },
    'water-heater.clean-air-filter': {
      title: 'Clean the air filter of the heat pump water heater',
      why: 'The heat pump draws warmth from the air around it. A clogged filter starves it, and the electric element then takes over at several times the cost.',
      steps: [
        'Switch the water heater off at its display, and take the filter out of the top or the side. If yours has none, find the air grille.',
        'Vacuum the filter or the grille, or rinse the filter in lukewarm water if the manual allows. Let it dry.',
        'Refit the filter and switch the heater on again. Check that it is in its usual heat pump mode, not on the element only.',
        'Look at the condensate hose. It should drip freely into a drain, without kinks or slime.',
        'Move boxes and laundry away from the air inlet and outlet. Clean more often if the heater shares a room with a dryer or pets.',
      ],
      firstReason: 'A dusty filter makes hot water slow and expensive',
      safety:
        'Take off no panel that is held by screws: behind it are live parts, sharp fins and refrigerant, which may be flammable.',
    },
    'water-heater.book-descale': {
      title: 'Book a tank descale and anode check',
      why: 'Limescale around the element wastes power. In an enamelled tank, a magnesium anode dissolves instead of the wall; once it is gone, the tank rusts through.',
      steps: [
        'Book a plumber, and give the maker, the capacity in litres and the year from the rating plate.',
        'Ask for the tank to be drained with the power off, limescale and sludge removed, and a new gasket fitted.',
        'If the tank has a magnesium anode, ask for it to be measured. Thermor advises a new one once it is thinner than 1 cm. Stainless steel and copper tanks have none.',
        'Have the thermostat, its safety cut-out and the safety valve tested on the same visit.',
        'Keep the invoice with the date and the state of the anode. [[GB: Book every year, with a G3-qualified plumber: makers require it for unvented cylinders. A vented one may wait longer. | If your water is very soft, very hard or softened, book every year.]]',
      ],
      firstReason: 'Find out how much the tank has furred up and corroded',
      safety:
        'The element and thermostat have live terminals under a cover: don’t take it off. The water in the tank stays scalding for hours.',
      tenant:
        '[[FR: Descaling is usually the tenant’s job; ask your landlord about the anode and the valve. | Report rusty water, drips and long waits for hot water.]]',
      landlord: 'service of the hot water tank',
    },
    'water-heater.book-gas-service': {
      title: 'Book the gas water heater service',
      why: 'A sooted burner or a blocked flue can make a gas water heater give off carbon monoxide, which you can’t see or smell.',
      steps: [
        'Book [[GB: an engineer on the Gas Safe Register | a registered gas engineer or a qualified heating firm]]. Combine the visit with that for your other gas appliances.',
        'Ask for checks of the burner, flue, draught, ventilation and safety cut-outs, and for the carbon monoxide to be measured.',
        'For a storage heater, have the relief valve, the anode and the sediment dealt with too.',
        'Clear 1 m around the heater for the visit. Leave the room’s air vents open, as always.',
        'Keep the certificate, and note the date of the next visit.',
      ],
      firstReason: 'A gas flame indoors needs a trained eye once a year',
      safety:
        'Yellow flames, soot or headaches are signs of carbon monoxide. If you notice one, get everyone out and call [[GB: {gas leak number}, or {emergency number} if anyone is ill, | {emergency number}]] from outside. Switch the heater off only if it is on your way, and don’t go back in, even to open windows. Keep a CO alarm near the heater.',
      tenant:
        '[[FR: It is usually the tenant’s duty to book it, every year. | IT: The occupant has it serviced and keeps its libretto. | BE: Servicing it is normally up to the tenant. | Ask for the record with its readings.]]',
      landlord: 'gas water heater service and gas check',
    },
    'water-heater.strap-tank': {
      title: 'Check the straps or brackets of the water heater',
      why: 'In an earthquake, a full tank can topple. It then tears off its gas and water pipes, floods the home and can start a fire. Straps at two heights hold it.',
      steps: [
        'Look for two metal straps round the tank, one in its upper third and one in its lower third.',
        'Push the tank gently. It must not rock, and no strap may be rusty, slack or fixed to plaster alone.',
        'A tank that hangs on the wall has brackets instead. Look at them for rust, cracks and loose bolts, and have a plumber mend those.',
        'Check that the gas and water pipes to it are flexible, and that there is no gap behind it.',
        'If a standing tank has no straps, or loose ones, have a plumber fit a strap kit to the studs or the masonry.',
        'Learn where to shut off its gas, its power and its water.',
      ],
      firstReason: 'A strapped tank stays up, and keeps its water for drinking',
      safety:
        'Don’t drill near a flue or a gas pipe, and never move a heater that is connected. If anything is wrong with it, leave it to a plumber.',
      tenant: 'Send a photo of a tank that has no straps, and keep heavy things from around it.',
      landlord: 'check of the water heater’s straps',
    },
    'water-heater.look-over': {
      title: 'Look over the water heater for heat, soot and drips',
      why: 'Whatever it runs on, a water heater shows in time that something is wrong: a brown socket, soot by the flame, rust at the foot. Looking takes ten minutes.',
      steps: [
        'Look at the plug, switch and cable. If one is brown, hot or smells, switch the heater off at the panel and call an electrician.',
        'If its circuit has a [[US CA: GFCI | safety switch (RCD)]], press the test button: the heater must go off. Then switch it on again.',
        'If it burns gas, look at the flame through its window: it should be blue and steady. If it has a flue, look along it: no soot, every joint closed.',
        'Check that the carbon monoxide alarm works, and that nothing covers a vent of the room.',
        'Look below it for rust, and for water that keeps running from its valve. If you find either, call a plumber.',
        'Keep paper, laundry and spray cans away from it. Note what heats it, and the year on its plate.',
      ],
      firstReason: 'A brown plug or a sooty flue warns you before it hurts anyone',
      safety:
        'Take no cover off, and touch nothing electric with wet hands. If you see soot or a yellow gas flame, or anyone’s head aches near it, get everyone out into fresh air and call [[GB: {gas leak number}, or {emergency number} if anyone is ill, | {emergency number}]] from there. Don’t use an electric shower that makes your skin tingle.',
      tenant:
        'Report what you see at once, with a photo. Repairs of the heater, its flue and its wiring are your landlord’s.',
    },
  },
} as const satisfies ItemWords;
