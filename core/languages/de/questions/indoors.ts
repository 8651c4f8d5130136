import type { QuestionWords } from '../../question-words.ts';

/** Questions about rooms and the appliances in them. */
export const indoors = {
  dryer: {
    question: 'Welche Art Trockner haben Sie?',
    untold: 'welchen Trockner Sie haben',
    why: 'Flusen im Kanal eines Ablufttrockners können Feuer fangen; die anderen Arten haben stattdessen einen Filter zum Reinigen.',
    options: {
      vented: {
        label: 'Abluft',
        phrase: 'Ablufttrockner',
      },
      condenser: {
        label: 'Kondensation',
        phrase: 'Kondenstrockner',
      },
      'heat-pump': {
        label: 'Wärmepumpe',
        phrase: 'Wärmepumpentrockner',
      },
      none: {
        label: 'Kein Trockner',
        phrase: 'kein Trockner',
      },
    },
  },
  'oven-cleaning': {
    question: 'Wie wird Ihr Backofen gereinigt?',
    untold: 'wie Ihr Backofen gereinigt wird',
    why: 'Selbstreinigende Backöfen dürfen nicht mit Backofenspray besprüht werden; die anderen reinigt man von Hand.',
    options: {
      pyrolytic: {
        label: 'Mit Hitze (Pyrolyse)',
        phrase: 'Pyrolyse-Backofen',
      },
      catalytic: {
        label: 'Mit besonderen Blechen (Katalyse)',
        phrase: 'Backofen mit Katalyseblechen',
      },
      plain: {
        label: 'Von Hand',
        phrase: 'Backofen ohne Selbstreinigung',
      },
    },
  },
  fridge: {
    question: 'Welche Art Kühlschrank haben Sie?',
    untold: 'welchen Kühlschrank Sie haben',
    why: 'Nur manche Gefriergeräte müssen abgetaut werden, und nur manche Kühlschränke haben einen Wasserfilter.',
    options: {
      'manual-defrost': {
        label: 'Darin bildet sich Eis',
        phrase: 'Gefrierfach, das vereist',
      },
      'frost-free': {
        label: 'No Frost',
        phrase: 'No-Frost-Kühlschrank',
      },
      'water-filter': {
        label: 'No Frost, mit Wasser- oder Eisspender',
        phrase: 'Kühlschrank mit Wasser- oder Eisspender',
      },
    },
  },
  'alarm-batteries': {
    question: 'Können Sie die Batterien Ihrer Rauchmelder wechseln?',
    untold: 'welche Batterien Ihre Melder haben',
    why: 'Melder mit fest eingebauten Batterien werden im Ganzen ersetzt.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'Melder mit wechselbaren Batterien',
      },
      no: {
        label: 'Nein',
        phrase: 'Melder mit fest eingebauten Batterien',
      },
    },
  },
  attic: {
    question: 'Gibt es einen Dachboden, auf den Sie gelangen?',
    untold: 'ob Sie einen Dachboden haben',
    why: 'Lecks und Feuchtigkeit zeigen sich dort zuerst.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'zugänglicher Dachboden',
      },
      no: {
        label: 'Nein',
        phrase: 'kein zugänglicher Dachboden',
      },
    },
  },
  'newer-things': {
    question: 'Gibt es bei Ihnen eines davon?',
    untold: 'welche neueren Dinge Sie haben',
    why: 'Jedes davon braucht Pflege, die in den meisten Haushalten nicht anfällt, zum Beispiel die Lüftung einer Batterie oder der Zugang, wenn das Schloss keinen Strom hat.',
    options: {
      battery: {
        label: 'Ein Heimspeicher',
        phrase: 'Heimspeicher',
      },
      generator: {
        label: 'Ein Generator',
        phrase: 'Generator',
      },
      'smart-lock': {
        label: 'Ein Schloss mit Motor, Code oder App',
        phrase: 'smartes Türschloss',
      },
      robot: {
        label: 'Ein Saug- oder Mähroboter',
        phrase: 'Saug- oder Mähroboter',
      },
      several: {
        label: 'Mehreres davon',
        phrase: 'mehrere neuere Dinge',
      },
      none: {
        label: 'Nichts davon',
        phrase: 'keines der neueren Dinge',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
