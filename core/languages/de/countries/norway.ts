import type { CountryWords } from '../../country-words.ts';

export const norway = {
  place: 'Norwegen',
  facts: {
    'Smoke alarms':
      'Jede Wohnung und Hütte hat mindestens einen Melder in jedem Stockwerk, der bei geschlossenen Türen in allen Schlafzimmern hörbar ist. Wer das Haus besitzt, bringt ihn an und pflegt ihn; zu einem monatlichen Test wird geraten.',
    'Fire extinguishers':
      'Löschgerät ist Pflicht: ein fester Schlauch, ein 6-kg-Pulverlöscher oder Wasser oder Schaum von mindestens 6 Litern der Klasse 21A. Es muss alle Räume erreichen, und wer das Haus besitzt, lässt es warten.',
    'Chimneys and stoves':
      'Die Gemeinde fegt, wenn es nötig ist, und beaufsichtigt nach Risiko, oft alle zwei bis acht Jahre. Wer das Haus besitzt, gewährt Zugang und meldet einen neuen Ofen.',
    Radon:
      'In Mietwohnungen muss der Jahresmittelwert unter 200 Becquerel pro Kubikmeter bleiben, mit Maßnahmen ab 100. Die Vermietung misst und zeigt das Ergebnis; fürs eigene Haus sind dieselben Werte ein Rat.',
    Wiring:
      'Die örtliche Elektroaufsicht (DLE) prüft Wohnungen von Zeit zu Zeit kostenlos. Wer die Wohnung besitzt oder bewohnt, lässt gefundene Mängel von einem eingetragenen Betrieb beheben.',
    'Winter tyres':
      'Das Auto muss den Grip haben, den die Straße verlangt. Vom 1. November bis zum Sonntag nach Ostern ist das Profil mindestens 3 mm tief, in Nordland, Troms und Finnmark vom 16. Oktober bis 30. April.',
    'Vehicle tests':
      'Die EU-kontroll ist vier Jahre nach der Erstzulassung fällig und danach jedes zweite Jahr. Daran erinnert nur ein Brief oder eine Nachricht der Straßenbehörde.',
    Renting:
      'Mietparteien kümmern sich um Schlösser, Hähne, Steckdosen, Sicherungen und anderes Kleines und testen den Rauchmelder. Weitergehende Reparaturen macht die Vermietung, wenn nichts anderes vereinbart ist.',
    'Septic tanks':
      'Gemeindesatzungen legen fest, wann private Gruben geleert werden, meist jedes zweite Jahr bei Wohnhäusern und jedes vierte bei Hütten. Die Gemeinde schickt Fahrzeug und Rechnung.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für die Feuerwehr, 113 für die Rettung und 112 für die Polizei. Der ärztliche Notdienst hat 116 117. Bei Vergiftung rufen Sie {poison number} an.',
  },
} as const satisfies CountryWords;
