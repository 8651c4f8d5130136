import type { ItemWords } from '../../item-words.ts';

export const scooter = {
  name: 'Scooter',
  tasks: {
    'scooter.check-folding': {
      title: 'Check the latch, brakes and tyres of the e-scooter',
      why: 'Small wheels catch in potholes, and a single latch holds the stem and handlebar up. If the latch is loose, the scooter can fold while you ride.',
      steps: [
        'If the scooter folds, open and close it. The latch must close fully, the safety catch must engage, and the stem must have no play when you rock it.',
        'Tighten the bolts of the stem, handlebar and latch with the right hex key, as tight as the manual says and no more.',
        'Roll the scooter and brake: each brake must hold it alone. Have cables adjusted and thin pads replaced.',
        'Set air-filled tyres to the pressure in the manual. Look for cuts, and for cracks in solid tyres.',
        'Check that the front, rear and brake lights and the bell work. Wipe the lenses.',
        'Before every ride, take a few seconds to check the latch, brakes, tyres and lights.',
      ],
      firstReason: 'One small latch holds up the bar that you lean on at full speed',
      safety:
        'Switch the power off while you work. Don’t ride if the stem moves or the deck is cracked. Use no hose or pressure washer: wipe the scooter with a damp cloth.',
    },
    'scooter.care-battery': {
      title: 'Check the scooter’s battery and charging place',
      why: 'A failing lithium battery burns fiercely and fills a flat with smoke within minutes. Where and how you charge it matters most for safety.',
      steps: [
        'Check the battery pack and the deck for dents, swelling, heat marks or a sweet smell. Check the charger and its cable for damage.',
        'Charge on a hard floor with nothing flammable nearby. Never charge in the hall or in front of a door.',
        'Use only the maker’s charger. Charge only while someone at home is awake, and unplug the charger when the battery is full.',
        'If you won’t ride for weeks, store the scooter dry, at room temperature and about half charged: Bosch advises 30 to 60% for the batteries of its e-bikes. Top it up before it runs flat.',
        'Press the button of the smoke alarm nearest to the charging place: it must sound.',
      ],
      firstReason: 'Choose the safest place to charge while the battery is still sound',
      safety:
        'Don’t charge a battery that is swollen, hot, leaking or hissing. Move it outdoors only if it is cool and silent; if it hisses or smokes, get everyone out and call {emergency number} from outside. Never open a battery, and never charge one that got wet or fell hard.',
      tenant: 'Ask the building manager where you may charge. Never charge in a stairwell.',
    },
    'scooter.check-moped': {
      title: 'Check the moped’s oil, tyres and brakes',
      why: 'A small engine holds little oil, so it is soon damaged if it runs low. Worn tyres or brakes lengthen every stop.',
      steps: [
        'Stand the moped on its centre stand, engine cold or as the handbook says, and check that the oil is between the marks. On a two-stroke, fill the oil tank.',
        'While the tyres are cold, set their pressures and look for cuts.',
        'Change the tyres at 2 mm of tread, whatever the wear bars show. Some countries require 1.6 mm front and rear on larger scooters.',
        'Squeeze both brakes. With a torch (flashlight), check the thickness of the pads, and the level of the fluid in its window.',
        'Check the lights, indicators, horn and mirrors, and that the throttle springs back by itself.',
        'Hold the brake and rock the front wheel. If you feel a knock, take the moped to a workshop.',
        'Before every ride, make a short check: tyres, brakes, lights and throttle.',
      ],
      firstReason: 'A small engine can run dry between two tanks of petrol',
      safety: 'Start and run the engine outdoors only. The exhaust can burn bare legs for minutes after you stop.',
    },
    'scooter.book-service': {
      title: 'Book the moped in for its yearly service',
      why: 'The drive belt gives no warning before it breaks. Hub oil and brake fluid age even when you hardly ride.',
      steps: [
        'Look in the handbook for the work that is due by kilometres or by years.',
        'Ask for engine and hub oil, air filter, spark plug, belt and rollers according to the schedule, and for brake fluid every two years.',
        'Have the electrics, the battery and the safety locks checked.',
        'Keep the stamped record, and note when the next roadworthiness test is due where you live.',
      ],
      firstReason: 'The belt inside the casing is the part that you cannot check yourself',
      safety: 'Leave the brakes and the belt casing to a workshop: the variator holds strong springs.',
    },
  },
} as const satisfies ItemWords;
