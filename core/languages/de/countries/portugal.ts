import type { CountryWords } from '../../country-words.ts';

export const portugal = {
  place: 'Portugal',
  facts: {
    Gas: 'Eine Gasanlage, die über zehn Jahre alt und nicht erneuert ist, wird alle fünf Jahre geprüft. Wer das Haus besitzt, beauftragt und zahlt eine Prüfstelle, außer der Mietvertrag überträgt das der Mietpartei.',
    Wiring:
      'Private Wohnungen haben keine regelmäßige Elektroprüfung. Eine ist bei neuem Anschluss oder mehr Leistung nötig, und die Bescheinigung gilt, bis sich etwas ändert.',
    'The building':
      'Wer das Haus besitzt, macht mindestens einmal in acht Jahren Erhaltungsarbeiten und wann immer die Sicherheit es verlangt. Die Gemeinde kann sie anordnen.',
    Wildfire:
      'Wer in ländlichen Gebieten ein Haus besitzt, hält einen Streifen von 50 m ums Haus frei von Brennbarem, mit Bäumen auf Abstand und hohen Ästen. Die jährliche Frist ist normalerweise der 30. April.',
    Renting:
      'Sagt der Vertrag nichts anderes, macht die Vermietung gewöhnliche und große Reparaturen. Die Mietpartei meldet Mängel sofort und darf nur bei Dringlichkeit allein handeln.',
    'Smoke alarms':
      'Einzelne Wohnungen brauchen laut Gesetz keinen Melder. Hohe Gebäude haben Meldeanlagen in gemeinsamen Teilen, Ferienvermietungen Löscher und Löschdecke.',
    Radon:
      'Der nationale Referenzwert beträgt 300 Becquerel pro Kubikmeter. Granitgebiete in Norden und Mitte sind am stärksten betroffen; messen Sie dort drei Monate im Winter.',
    'Air conditioning and heat pumps':
      'Fachleute und Betriebe, die mit fluorierten Kältemitteln arbeiten, haben ein Zertifikat. Lassen Sie es sich zeigen, bevor sie den Kreis öffnen; Filter dürfen Sie selbst reinigen.',
    'Vehicle tests':
      'Autos werden nach vier Jahren geprüft (IPO), mit sechs und ab dem achten jährlich. Das Datum folgt dem Monat des Kennzeichens.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung und 117 bei Waldbrand. Bei Vergiftung rufen Sie {poison number} an. Ihr Gasversorger druckt seine eigene Nummer auf die Rechnung.',
  },
} as const satisfies CountryWords;
