import type { CountryWords } from '../../country-words.ts';

export const switzerland = {
  place: 'Schweiz',
  facts: {
    Wiring:
      'Wer das Haus besitzt, lässt die Elektrik einer Wohnung mindestens alle 20 Jahre von einer unabhängigen Stelle prüfen und nach einem Verkauf, wenn das letzte Mal über fünf Jahre her ist. Der Netzbetreiber schreibt sechs Monate vorher.',
    'Boilers and heating':
      'Die Luftreinhalte-Verordnung lässt das Abgas von Gaskesseln alle vier Jahre und das von Ölkesseln alle zwei messen. Wem das Haus gehört, der gibt die Messung in Auftrag, wenn Kanton oder Gemeinde sie verlangt.',
    'Chimneys and stoves':
      'Die Kantone entscheiden, wie oft Abgaszüge gefegt werden und ob Sie die Kaminfegerei wählen dürfen. Für die Brandsicherheit der Anlage haftet, wer das Haus besitzt.',
    'Smoke alarms':
      'Keine Bundesregel macht Rauchmelder in gewöhnlichen Wohnungen zur Pflicht. Sie bleiben ratsam, vor allem vor Schlafzimmern; Mietparteien dürfen eigene Batteriemelder anbringen.',
    Renting:
      'Mietparteien zahlen kleine Reinigungen und Ausbesserungen des gewöhnlichen Unterhalts, zum Beispiel Duschschlauch oder Dichtung. Alle größeren Mängel behebt die Vermietung.',
    'Air conditioning and heat pumps':
      'Anlagen mit über 3 kg Kältemittel werden der Behörde gemeldet und brauchen ein Wartungsheft. Am Kältekreis arbeitet nur, wer eine Bewilligung hat, und in mehreren Kantonen braucht die Kühlung einer Wohnung eine Bewilligung.',
    Radon:
      'Der Referenzwert für Räume, in denen sich Menschen aufhalten, beträgt 300 Becquerel pro Kubikmeter. Wird er überschritten, plant, wer das Haus besitzt, mit dem Kanton die Abhilfe.',
    'Vehicle tests':
      'Das kantonale Strassenverkehrsamt bietet Autos und Motorräder nach fünf Jahren auf (spätestens nach sechs), wieder nach drei und dann alle zwei Jahre.',
    'Winter tyres':
      'Eine allgemeine Pflicht gibt es nicht, aber Sie müssen das Auto beherrschen: Nach einem Unfall auf Sommerreifen im Schnee können Versicherungen kürzen. Schilder können Ketten vorschreiben.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für die Feuerwehr, 144 für die Rettung und 117 für die Polizei. Bei Vergiftung rufen Sie {poison number} an. 112 verbindet Sie mit der Polizei.',
  },
} as const satisfies CountryWords;
