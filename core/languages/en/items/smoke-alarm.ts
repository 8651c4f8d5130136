import type { ItemWords } from '../../item-words.ts';

export const smokeAlarm = {
  name: 'Smoke Alarm',
  tasks: {
    'smoke-alarm.test-alarms': {
      title: 'Test every smoke alarm and any carbon monoxide alarm',
      why: 'An alarm can hang for years with a dead sounder. Nearly three in five US home fire deaths happen where no smoke alarm worked or none was fitted. Where fuel burns, nothing else warns of carbon monoxide.',
      steps: [
        'Warn everyone at home, including anyone who is hard of hearing. Press and hold the test button until the alarm sounds.',
        'Test every smoke alarm in the home, one by one. A broom handle saves climbing. If they are linked, walk round to hear that each one joins in.',
        'Test every carbon monoxide alarm too, if you have any: usually four quick beeps, a pause and four more. Its light or display should show power, and no “Err” or “End”.',
        'Listen from each bedroom with the door shut, and judge whether the alarms would wake you.',
        'Make sure that everyone at home can tell an alarm from the single chirp of a weak battery.',
        'Give an alarm that stays silent a new battery and test it again. If it is still silent, replace it today.',
      ],
      firstReason: 'Make sure the alarms would wake you',
      safety:
        'Press from the floor and step back: the alarm is painfully loud. Test with the button, never with a flame or smoke. If a carbon monoxide alarm sounds at any other time, get everyone out into fresh air and call {emergency number} from there. Go back in only when you are allowed to.',
      tenant:
        'You do the test, but repairs are often your landlord’s job: report a silent or missing alarm at once, in writing.',
    },
    'smoke-alarm.check-dates': {
      title: 'Check the dates and replace old smoke alarms',
      why: 'Sensors fail without a sign: the button can still make the alarm beep when it no longer detects smoke. Replace every model ten years after manufacture.',
      steps: [
        'Look on the side, or twist the alarm off its base, to find the date of manufacture or the “replace by” date.',
        'Write the month and year of replacement in large figures on the rim, so that you can read them from below.',
        'Replace any alarm that is ten years old, past its own date, yellowed or painted over, or that has no date.',
        'Count the alarms: aim for one in each bedroom, one outside the bedrooms and one on every storey. Add any that are missing.',
        'Look up the rule for your home: [[GB: Scottish law also asks for linked alarms and a kitchen heat alarm | AU: your state may ask for linked alarms in every bedroom | DE: alarms are compulsory in bedrooms and on escape routes | NL NO: an alarm on every storey is compulsory | FR: at least one smoke alarm is compulsory, and the occupant looks after it | your law may ask for more]].',
        'Buy alarms marked to your country’s standard, such as [[US CA: UL 217 | AU: AS 3786 | EN 14604]]. Test each new one once it is up.',
      ],
      firstReason: 'Find out how old your alarms are, because their sensors expire',
      safety:
        'Stand on a stepladder, not a chair. Have alarms that are wired to the mains replaced by an electrician, with the circuit off.',
      tenant:
        '[[FR: Your landlord fits the first alarm; looking after it, and replacing it when it is too old, is up to you. | Read the date on each alarm first: ten years is the limit. Name the alarms that are older, or missing, in your message.]]',
      landlord: 'new alarms in place of old ones',
    },
    'smoke-alarm.change-batteries': {
      title: 'Change the smoke alarm batteries',
      why: 'A flat battery makes the alarm chirp, often at night. People then take the battery out and forget to replace it. Changing batteries on a fixed date avoids that.',
      steps: [
        'Find out which kind you have. Sealed ten-year alarms keep their battery. All others get a new one each year, and so do mains alarms with a back-up battery.',
        'Twist the alarm off or slide the drawer open, and note the battery type printed inside.',
        'Fit that type. Don’t use rechargeable batteries unless the label allows them.',
        'Close the alarm, hold the test button until it sounds, and fix the alarm firmly back on its base.',
        'Take the old batteries to a collection point. Tape over the poles of 9 V batteries first.',
      ],
      firstReason: 'Swap the batteries on a day you choose, not at 3 am when one chirps',
      safety:
        'Use a steady stepladder. There are live wires behind a mains alarm: change only a battery that you reach through its own flap.',
    },
    'smoke-alarm.vacuum-alarms': {
      title: 'Vacuum dust and cobwebs from the alarms',
      why: 'Dust and small spiders in a smoke alarm cause false alarms at night, and tired people then take it down. Fluff over the slots of a carbon monoxide alarm delays its warning.',
      steps: [
        'Hold the soft brush nozzle to the slots all round each smoke and carbon monoxide alarm for half a minute. Don’t take the alarm apart.',
        'Wipe the cover with a barely damp cloth. Never use polish, spray, solvent or paint.',
        'Keep hairspray, air freshener, paint and bleach fumes away from a carbon monoxide alarm, because they can damage the sensor.',
        'Before building or sanding work, fit the dust cap that the maker supplies, or move the alarm out. Put everything back the same evening.',
        'Press the test button when you have finished.',
        'Kidde asks for its carbon monoxide alarms to be vacuumed every month. If your leaflet does too, do it when you test them.',
      ],
      firstReason: 'Clear out the dust that sets alarms off for nothing',
      safety:
        'Keep both feet on the stepladder and the vacuum cleaner on the floor. While a carbon monoxide alarm is out of its room, keep fires, stoves and fuel heaters off.',
    },
    'smoke-alarm.check-extinguisher': {
      title: 'Look over the fire extinguisher and the fire blanket',
      why: 'An extinguisher loses pressure slowly and silently. If you need it, you have seconds, and it must be charged, in reach and familiar.',
      steps: [
        'Check that the needle is in the green. Without a gauge, press the test pin if there is one, or weigh the extinguisher against the weight on its label.',
        'Look at the pin and its seal, and check the hose and nozzle for cracks, wasps’ nests and dirt. Turn a powder extinguisher upside down once, because its powder settles.',
        'Look for dents and rust, and read the date. Have it serviced as its label says. Replace one that can’t be refilled twelve years after the date on it, as NFPA 10 asks.',
        'Pull the tapes of the fire blanket a little way, to see that they are free. Replace a blanket that has been used.',
        'Check that both hang near the way out of the kitchen, not over the hob, and that everyone at home can lift them.',
        'If you have neither, buy a fire blanket and a multi-purpose extinguisher.',
        'NFPA asks for a look every month: glance at the gauge whenever you test the alarms.',
      ],
      firstReason: 'See whether the extinguisher still has its pressure',
      safety:
        'Don’t test an extinguisher by letting a little out: it then loses the rest. Fight only a fire smaller than a waste bin with the exit behind you. Otherwise get out, shut the door and call {emergency number}.',
      tenant: 'If the extinguisher came with the flat, report a low gauge or an old date to your landlord.',
    },
  },
} as const satisfies ItemWords;
