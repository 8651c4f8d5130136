import type { FactTopic } from '../../country-words.ts';
import type { rules as english } from '../../en/site/rules.ts';
import type { Translation } from '../../translation.ts';

const topics: Readonly<Record<FactTopic, string>> = {
  'Boilers and heating': 'Heizkessel und Heizung',
  'Chimneys and stoves': 'Schornsteine und Öfen',
  'Smoke alarms': 'Rauchmelder',
  'Carbon monoxide': 'Kohlenmonoxid',
  'Fire extinguishers': 'Feuerlöscher',
  Gas: 'Gas',
  Wiring: 'Elektrik',
  'Hot water': 'Warmwasser',
  'Air conditioning and heat pumps': 'Klimageräte und Wärmepumpen',
  Ventilation: 'Lüftung',
  Radon: 'Radon',
  'Septic tanks': 'Klärgruben',
  Wells: 'Brunnen',
  Pools: 'Pools',
  'Hedges and trees': 'Hecken und Bäume',
  'Snow and ice': 'Schnee und Eis',
  Wildfire: 'Waldbrand',
  Termites: 'Termiten',
  Mosquitoes: 'Stechmücken',
  'Lead and asbestos': 'Blei und Asbest',
  'Old stoves': 'Alte Öfen',
  'Damp and mould': 'Feuchtigkeit und Schimmel',
  'The building': 'Das Gebäude',
  'Blind cords': 'Schnüre von Jalousien',
  'Vehicle tests': 'Fahrzeugprüfungen',
  'Winter tyres': 'Winterreifen',
  Renting: 'Miete',
  'Emergency numbers': 'Notrufnummern',
};

/** The pages of the rules by country. `place` is the country’s name as its words say it. */
export const rules = {
  topics,
  crumb: 'Vorschriften nach Land',
  /** "Netherlands", for lists. */
  nameOf: (place: string) => place.replace(/^the /, ''),
  /** A rule of one state or region: its topic and the region’s name as a heading, or the name and the text. */
  inRegion: (first: string, second: string) => `${first}: ${second}`,
  index: {
    title: 'Vorschriften für Haus und Wohnung nach Land',
    lede: 'Wer was prüft, wie oft, und wer dafür zuständig ist, die Eigentümerseite oder die Mietpartei.',
    introduction:
      'Das meiste an der Pflege eines Zuhauses ist gesunder Menschenverstand und überall gleich. Einiges ist Gesetz: die jährliche Wartung einer Gasheizung, der Besuch zum Schornsteinfegen, der Melder, den die Vermietung anbringen muss. Diese Vorschriften enden an der Grenze, und in Bundesstaaten an der eines Landes oder Kantons.',
    countries: 'Fünfundzwanzig Länder',
    howToTitle: 'Wie sie zu lesen sind',
    howTo:
      'Jede Vorschrift führt zu ihrem amtlichen Text oder zu der Behörde, die sie anwendet, und sagt, ob wir sie mit diesem Text, mit einer anderen veröffentlichten Seite oder noch nicht verglichen haben. Es sind kurze Zusammenfassungen und keine Rechtsberatung, und Ihr Mietvertrag, Ihre Versicherung oder Ihre Gemeinde kann mehr verlangen. [Wie wir Aufgaben auswählen](/how-we-choose)',
    nextTitle: 'Ein Plan, der Ihr Land kennt',
    next: 'Sobald Upkept weiß, wo Sie wohnen, zeigt jede Aufgabe die Vorschrift, die sie betrifft. Es kostet etwa eine Stunde pro Woche, und der Einstieg ist kostenlos.',
  },
  title: (place: string) => `Vorschriften für Haus und Wohnung: ${place}`,
  lede: 'Wer was prüft, wie oft, und ob die Eigentümerseite oder die Mietpartei zuständig ist. Eine kurze Zusammenfassung, keine Rechtsberatung: Örtliche Vorschriften können mehr verlangen.',
  source: 'Quelle:',
  /** How far a rule has been compared with its official text. */
  compared: {
    'official text': (day: string) => `(am [${day}] mit dem amtlichen Text verglichen)`,
    page: (day: string) =>
      `(am [${day}] mit einer veröffentlichten Seite verglichen, noch nicht mit dem amtlichen Text)`,
  },
  neverCompared: '(noch nicht mit dem amtlichen Text verglichen)',
  next: 'Upkept plant diese Arbeiten für Ihr Land, zusammen mit allem anderen, was Ihr Zuhause braucht. Es kostet etwa eine Stunde pro Woche, und der Einstieg ist kostenlos.',
  others: 'Andere Länder',
} as const satisfies Translation<typeof english>;
