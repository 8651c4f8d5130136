const getOut = 'Get everyone out, close the doors behind you and call {emergency number} from outside.';

const emergencies = {
  gas: {
    title: 'This may be a gas leak',
    steps: [
      'Don’t touch any switches. Put out flames, and open the windows on your way out.',
      'Close the gas valve if you can reach it safely.',
      'Go outside with everyone, and from there call {any gas number}.',
      'Go back in only when you are allowed to.',
    ],
  },
  'carbon-monoxide': {
    title: 'This may be carbon monoxide',
    steps: [
      'Get everyone out into fresh air now, even if only one person feels ill.',
      'Call {emergency number} from outside and say that it may be carbon monoxide.',
      '[[GB: If a gas appliance was on, also call {gas leak number}. | ]] Leave the appliance that may be the cause off until a professional has checked it.',
      'Don’t go back in, even to open windows, and stay out until you are allowed in.',
    ],
  },
  'chimney-fire': {
    title: 'This may be a chimney fire',
    steps: [
      'Shut the air inlets and the doors of the stove.',
      'Get everyone out and call {emergency number} from outside.',
      'Don’t put water on the fire.',
      'Don’t light another fire until a chimney sweep has checked the flue.',
    ],
  },
  'pan-fire': {
    title: 'Oil or fat may be burning',
    steps: [
      'Never use water, and don’t carry the pan.',
      'Turn off the heat and slide a lid on, if you can do so safely. Leave it there until the pan is cold.',
      `If flames remain, don’t fight them. ${getOut}`,
    ],
  },
  battery: {
    title: 'This battery may catch fire',
    steps: [
      `Is the battery hot, hissing or smoking? ${getOut}`,
      'Don’t charge, open or carry a battery in that state.',
      'If it is swollen but cool, unplug the charger and move the battery outdoors, away from anything that burns.',
    ],
  },
  fire: {
    title: 'Something is on fire',
    steps: [
      getOut,
      'Don’t fight a fire that is larger than a waste bin, or that is between you and the exit.',
      'Don’t go back in for anything.',
    ],
  },
  'electric-shock': {
    title: 'This may be a dangerous electric shock',
    steps: [
      'Don’t touch the appliance or tap again, or a person who is still in contact with it.',
      'Turn the power off at the main switch if you can reach it with dry hands and dry feet.',
      'Call {emergency number} if anyone is hurt, dizzy, or was unconscious, even for a moment.',
      'Leave the circuit off until an electrician has found and repaired the fault.',
    ],
  },
  'water-and-electricity': {
    title: 'Water may have reached the electrics',
    steps: [
      'Don’t touch the water, or any switch, plug or light that it reaches.',
      'Turn the power off at the main switch only if you can reach it with dry hands and dry feet. Otherwise leave it.',
      'If the water comes from a pipe, close the main stopcock, but only if you can reach it without touching the water.',
      'If you see sparks or smoke, or if anyone is hurt, go outside and call {emergency number}.',
      'Leave the power off until an electrician has checked it.',
    ],
  },
  electrical: {
    title: 'Wiring or an appliance may be burning',
    steps: [
      'Don’t touch anything that smokes, sparks or crackles, and don’t put water on it.',
      'Turn the main switch off on the way out, if you can do so safely.',
      'If there is smoke, crackling, scorching or a smell of burning, leave with everyone and call {emergency number}.',
      'Leave the circuit off until an electrician has checked it.',
    ],
  },
  fumes: {
    title: 'These fumes may be poisonous',
    steps: [
      'Leave the room at once and go into fresh air. Keep others out.',
      'Don’t pour anything else onto the mixture, and don’t go back to clear it up.',
      'Call {emergency number} if anyone coughs, has trouble breathing or has it in the eyes.',
      'Rinse eyes or skin with plenty of running water, for at least 15 minutes.',
    ],
  },
  fuel: {
    title: 'Fuel or its vapour may catch fire',
    steps: [
      'Put out every flame and cigarette. Don’t touch switches or plugs, and start no engine.',
      'Open doors and windows on your way, and go outside with everyone.',
      'Call {emergency number} from outside.',
      'Don’t wash fuel into a drain, and go back in only when you are allowed to.',
    ],
  },
  poison: {
    title: 'This may be poisoning',
    steps: [
      'Call {emergency number} or {poison number} now, and keep the packaging in your hand.',
      'Don’t make anyone vomit, and give nothing to eat or drink unless they tell you to.',
      'If it is in the eyes or on the skin, rinse them at once, for at least 15 minutes, under lukewarm running water.',
      'A swallowed button battery or cleaner is an emergency even if nothing hurts yet.',
    ],
  },
  'power-line': {
    title: 'This power line may be live',
    steps: [
      'Stay at least 10 m away from the line and from everything that it touches, and keep others away.',
      'Don’t touch a person, a car or a tree that the line touches.',
      'Call {emergency number}, and then the company that runs the line.',
      'If a line has fallen on your car, stay inside. Get out only if the car is on fire: jump clear with both feet together, without touching the car and the ground at once, and shuffle away without lifting your feet.',
    ],
  },
  injury: {
    title: 'Someone may be badly hurt',
    steps: [
      'Make sure that you are safe yourself: cut the power or stop the machine before you touch the person.',
      'Call {emergency number} now, turn on the loudspeaker and do what they say.',
      'Don’t move a person who has fallen, unless they are in danger where they lie.',
      'If a person doesn’t respond and doesn’t breathe normally, start chest compressions; the call guides you.',
      'Cool a burn or scald for 20 minutes under cool running water, and put nothing else on it.',
    ],
  },
  'hot-water': {
    title: 'A boiler or tank may be overheating',
    steps: [
      'Keep everyone away from it. Don’t open it, and don’t close or plug a valve that blows off.',
      'Switch the heater off at its main switch, and close its gas valve, if you can reach them without passing it.',
      'If it bangs, bulges, hisses or gives off steam, leave with everyone and call {emergency number}.',
      'Don’t switch it on again before an engineer has checked it.',
    ],
  },
  'burst-pipe': {
    title: 'Stop the water first',
    steps: [
      'Close the main stopcock if you can reach it safely, and open the taps so that the pipes empty.',
      'Don’t touch switches, plugs or lights that are wet. Turn the power off at the main switch only with dry hands and feet.',
      'Stay out of a room whose ceiling sags, and keep others out.',
      'If water has reached the electrics, or if anyone is in danger, go outside and call {emergency number}.',
      'Then call a plumber’s emergency line.',
    ],
  },
  structure: {
    title: 'Part of the building may fall',
    steps: [
      'Get everyone out from under and above it, and stay away.',
      'Call {emergency number} if it may fall or if anyone is hurt.',
      'Don’t prop it up or take anything down yourself.',
      'Go back in only when a surveyor or a structural engineer says that it is safe.',
    ],
  },
  'smoke-alarm': {
    title: 'There may be a fire',
    steps: [
      'If you see or smell smoke, or don’t know why it sounds: get everyone out, close the doors behind you and call {emergency number} from outside.',
      'Touch a door before you open it. If it is hot, use another way out.',
      'Switch a smoke alarm off only when you are sure that nothing is burning.',
    ],
  },
  danger: {
    title: 'This sounds dangerous',
    steps: [
      'Stop what you are doing, and get yourself and everyone else, animals too, away from it.',
      'Leave the room, or the house if you are in doubt, and close the doors behind you.',
      'Call {emergency number} from a safe place, and say what you see, hear or smell.',
      'Warn neighbours who may be in danger too.',
      'Go back in only when you are allowed to.',
    ],
  },
} as const;

/** What the assistant says in our own words: in danger, and instead of what it must not say. */
export const advice = {
  emergencies,
  neverAgain:
    'The assistant suggested something dangerous here, so we left it and everything after it out. Please ask a professional.',
  /** What the user is to say to a professional, by the work that only they may do. */
  tell: {
    gas: 'Leave gas pipes and gas appliances to a registered gas engineer. Tell them what you noticed, when it began, and the make and age of the appliance.',
    'mains wiring':
      'Leave mains wiring to a qualified electrician. Tell them which circuit or appliance it is, what trips or fails, and when it began.',
    refrigerant:
      'Leave the refrigerant circuit to a certified refrigeration technician. Tell them the make and age of the appliance, and whether there is ice, noise or no cooling.',
    flue: 'Leave flues and chimneys to a chimney sweep or a heating engineer. Tell them what you burn, when it was last swept, and what you noticed.',
    roof: 'Leave work on the roof to a roofer. Tell them where it leaks or what is loose, and send a photo taken from the ground.',
  },
  /** What the model said about a page of the user’s file, which it says in English. */
  aboutPage: (text: string, _page: number) => text,
} as const;
