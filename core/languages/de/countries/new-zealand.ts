import type { CountryWords } from '../../country-words.ts';

export const newZealand = {
  place: 'Neuseeland',
  facts: {
    'Smoke alarms':
      'In Mietwohnungen bringt die Vermietung innerhalb von 3 Metern jeder Schlafzimmertür und in jedem Stockwerk einen Melder an und sorgt dafür, dass er bei Mietbeginn funktioniert. Die Mietpartei wechselt Batterien und meldet Fehler.',
    Pools:
      'Jeder Pool, der tiefer als 40 cm ist, braucht eine Sperre gegen Kinder unter fünf. Gemeinde oder unabhängige Prüfstelle prüft sie alle drei Jahre; dafür haften die Eigentümerseite und wer dort wohnt.',
    Renting:
      'Private Vermietungen erfüllen die Healthy Homes Standards: festes Heizgerät, Dämmung, Lüfter, Entwässerung und kein Zug. Die Mietpartei lüftet, reinigt und meldet Schäden.',
    'Chimneys and stoves':
      'Die Feuerwehr rät, jedes Jahr vor dem Winter zu fegen, und Versicherungen erwarten es. Neue Holzöfen auf Grundstücken unter zwei Hektar müssen den nationalen Grenzwert einhalten.',
    Gas: 'Gasarbeiten sind zugelassenen Gasfachbetrieben vorbehalten, die eine Bescheinigung ausstellen. Für die Sicherheit der Anlage haftet, wem sie gehört; für Wohnungen nennt kein Gesetz einen Abstand.',
    'Hot water':
      'Ein Speicher wird gegen Legionellen auf 60 °C oder mehr gehalten, und ein Mischventil begrenzt das Wasser an den Hähnen.',
    'Septic tanks':
      'Regionale Behörden legen die Regeln für Abwasser vor Ort fest, und manche verlangen einen Nachweis der Leerung. Wer das Haus besitzt, veranlasst und zahlt sie.',
    'Vehicle tests':
      'Autos brauchen eine „warrant of fitness“. Nach den Regeln vom November 2026 kommt ein neues Auto nach vier Jahren wieder, dann alle zwei und ab dem fünfzehnten jedes Jahr; ältere Zulassungen werden bis 2027 übergeleitet. Ihr Aufkleber zeigt das Datum.',
    'The building':
      'Ein Großteil des Landes ist erdbebengefährdet. Warmwasserspeicher werden an die Wand gegurtet, und der Zivilschutz rät allen, hohe Möbel zu befestigen.',
    'Emergency numbers':
      'Rufen Sie {emergency number} bei Feuer, für die Rettung oder bei einem Gasleck. Tag und Nacht berät {poison number} zu allem Verschluckten, Verspritzten oder Eingeatmeten.',
  },
} as const satisfies CountryWords;
