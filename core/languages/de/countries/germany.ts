import type { CountryWords } from '../../country-words.ts';

export const germany = {
  place: 'Deutschland',
  facts: {
    'Chimneys and stoves':
      'Zweimal in sieben Jahren besichtigt die Bezirksschornsteinfegerei alle Feuerstätten und stellt den Feuerstättenbescheid aus. Er nennt, was bis wann gefegt und gemessen werden muss. Wem das Haus gehört, der lässt die Arbeiten von einem beliebigen zugelassenen Schornsteinfegerbetrieb ausführen und reicht den Nachweis ein.',
    'Smoke alarms':
      'Alle 16 Länder verlangen Melder in Schlafzimmern, Kinderzimmern und Fluren, die als Rettungsweg dienen. Wem die Wohnung gehört, der bringt sie an. Wer sie betriebsbereit hält, ist verschieden: in Bayern, wer darin wohnt, in Hamburg, wem die Wohnung gehört. Die Norm verlangt alle 12 Monate eine Prüfung.',
    'Hot water':
      'Vermietungen von Gebäuden mit großer Warmwasseranlage (über 400 Liter oder über 3 Liter in einer Leitung) lassen das Wasser mindestens alle drei Jahre auf Legionellen untersuchen. Ein- und Zweifamilienhäuser sind ausgenommen.',
    Gas: 'Wem die Leitungen im Haus gehören, der hält sie sicher. Die technischen Regeln verlangen einmal im Jahr eine Sichtprüfung, die Sie selbst machen können, und alle zwölf Jahre eine Dichtheitsprüfung durch einen eingetragenen Betrieb.',
    Wiring:
      'Kein Gesetz legt fest, wie oft die Elektrik einer privaten Wohnung geprüft wird. Für ihren Zustand haftet, wem die Wohnung gehört oder wer sie vermietet; Elektrofachbetriebe bieten einen freiwilligen E-Check an, meist alle vier Jahre.',
    'Hedges and trees':
      'Vom 1. März bis 30. September dürfen Hecken und Sträucher nicht stark zurückgeschnitten oder beseitigt werden. Ein leichter Schnitt des Zuwachses ist erlaubt, wenn dort kein Vogel brütet.',
    'Snow and ice':
      'Gemeinden übertragen das Räumen der Gehwege der Eigentümerseite, die es im Mietvertrag weitergeben kann. Die meisten Satzungen verlangen einen geräumten und gestreuten Weg von etwa 7 Uhr morgens bis 8 Uhr abends.',
    'Winter tyres':
      'Bei Eis, Schnee oder Schneematsch dürfen Sie nur mit Reifen fahren, die das Alpine-Symbol tragen, einen Berg mit Schneeflocke. Ein festes Datum gibt es nicht.',
    'Vehicle tests':
      'Ein neues Auto muss nach drei Jahren zur ersten Hauptuntersuchung (HU), danach alle zwei Jahre. Die Plakette am Kennzeichen zeigt den Monat.',
    Renting:
      'Die Vermietung hält die Wohnung gebrauchstauglich. Ein Mietvertrag darf Kleinreparaturen an täglich benutzten Teilen in Grenzen der Mietpartei auferlegen; die Heizungswartung gehört oft zu den Betriebskosten.',
    'Lead and asbestos':
      'Trinkwasserleitungen aus Blei mussten bis 12. Januar 2026 entfernt oder stillgelegt werden. Das Gesundheitsamt kann das auf Antrag verlängern, höchstens bis 2036, wenn nur der eigene Haushalt das Wasser trinkt. Vermietungen informieren über Blei.',
    'Old stoves':
      'Einzelraumöfen, die zwischen 1995 und März 2010 typgeprüft wurden, brauchen einen Nachweis von höchstens 0,15 g Staub und 4 g Kohlenmonoxid pro Kubikmeter. Seit 1. Januar 2025 dürfen sie ohne ihn nicht brennen. Offene Kamine, Küchenherde und Öfen aus der Zeit vor 1950 sind ausgenommen.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung und 110 für die Polizei. Ein Gasleck melden Sie dem örtlichen Netzbetreiber, dessen Nummer am Zähler steht, oder unter 112. Ärztliche Hilfe in der Nacht gibt es unter 116 117.',
  },
} as const satisfies CountryWords;
