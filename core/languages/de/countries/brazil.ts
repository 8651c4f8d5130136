import type { CountryWords } from '../../country-words.ts';

export const brazil = {
  place: 'Brasilien',
  facts: {
    'Smoke alarms':
      'Die Feuerwehren der Bundesstaaten schreiben Schutz für Wohnblöcke vor, deren Verwaltung Löscher und Bescheinigung gültig hält. Ein einzelnes Haus braucht laut Gesetz keinen Melder.',
    Renting:
      'Die Vermietung übergibt eine brauchbare Wohnung und haftet für Mängel von davor. Die Mietpartei meldet Schäden sofort, repariert, was sie verursacht hat, und zahlt die gewöhnlichen Kosten des Gebäudes.',
    'Septic tanks':
      'Ein Gebäude wird auf Kosten der Eigentümerseite an den Kanal angeschlossen, wo es einen gibt. Anderswo sind Einzelanlagen nach den Regeln der Regulierungs- und der Umweltbehörde erlaubt.',
    Pools:
      'Pools haben Vorrichtungen gegen das Ansaugen von Haaren und Gliedern, und wer den Pool besitzt, hält sie in Ordnung. Wo andere baden, prüft das die örtliche Behörde.',
    Mosquitoes:
      'Wo Dengue oder Zika droht, darf die Gesundheitsbehörde verlassene oder verschlossene Häuser betreten, um stehendes Wasser zu entfernen. Halten Sie Zisternen und Tanks bedeckt.',
    'Hedges and trees':
      'Bäume und Zierpflanzen auf öffentlichem oder fremdem Grund zu beschädigen ist strafbar. Fragen Sie zum Fällen oder Schneiden, auch im eigenen Garten, zuerst die Gemeinde um Erlaubnis.',
    Wildfire:
      'Feuer an Pflanzen ist verboten, außer für wenige von der Umweltbehörde erlaubte Zwecke. Laub oder Müll im Garten zu verbrennen verstößt meist auch gegen Gemeinderegeln.',
    'The building':
      'Wer ein Gebäude besitzt, haftet, wenn ein offenbar reparaturbedürftiges Gebäude einstürzt; die Verwaltung eines Blocks lässt gemeinsame Teile instand halten. Mehrere Städte verlangen regelmäßige Prüfungen von Blöcken.',
    'Vehicle tests':
      'Fahrzeuge werden jährlich zugelassen. Das Gesetz sieht auch Sicherheits- und Abgasprüfungen vor, doch die meisten Staaten führen sie bei gewöhnlichen Autos nicht durch.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für die Feuerwehr, auch bei Gas, 192 für die Rettung (SAMU) und 190 für die Polizei. Der Zivilschutz hat 199.',
  },
} as const satisfies CountryWords;
