import type { CountryWords } from '../../country-words.ts';

export const italy = {
  place: 'Italien',
  facts: {
    'Boilers and heating':
      'Der Kessel wird gewartet, wie Installationsbetrieb oder Hersteller es vorschreiben, meist jedes Jahr. Außerdem prüft ein Fachbetrieb den Wirkungsgrad: alle vier Jahre bei Gas und alle zwei bei Öl oder Holz, außer die Region will es früher.',
    Renting:
      'Wer die Wohnung bewohnt, zur Miete oder im Eigentum, ist für die Heizung verantwortlich und führt ihr Buch (libretto). Kleinreparaturen trägt die Mietpartei, andere die Vermietung; in einem Block mit Zentralheizung ist es die Verwaltung.',
    'Air conditioning and heat pumps':
      'Jede feste Anlage hat ein Buch. Bei über 12 kW wird alle vier Jahre der Wirkungsgrad geprüft, und nur ein F-Gas-zertifizierter Betrieb öffnet den Kreis.',
    'Carbon monoxide':
      'Touristisch oder kurz vermietete Wohnungen brauchen Melder für Kohlenmonoxid und brennbares Gas und einen Feuerlöscher. Andere haben keine solche Pflicht.',
    Wiring:
      'Arbeiten an der Elektrik macht ein befugter Betrieb, der eine Konformitätserklärung ausstellt. Eine regelmäßige Prüfung ist für Wohnungen nicht vorgeschrieben; ein FI-Schalter schon.',
    'Chimneys and stoves':
      'Kein nationales Gesetz legt den Abstand des Fegens fest, doch die technische Norm verlangt es regelmäßig und manche Regionen oder Gemeinden jährlich. Buch und Prüfungen gelten auch für Öfen über 5 kW.',
    Radon:
      'Referenzwerte sind 300 Becquerel pro Kubikmeter in bestehenden und 200 in seit 2025 gebauten Wohnungen. Regionen nennen die Gebiete, in denen zuerst gemessen werden soll.',
    'Vehicle tests':
      'Die „revisione“ ist vier Jahre nach der Erstzulassung fällig und danach alle zwei Jahre, innerhalb des Monats.',
    'Winter tyres':
      'Auf Straßen mit dem Schild brauchen Sie Winterreifen oder Ketten an Bord, meist vom 15. November bis 15. April. Der jeweilige Straßenbetreiber ordnet es an.',
    'Emergency numbers':
      'Rufen Sie {emergency number}; wo sie noch nicht eingeführt ist, erreicht 115 die Feuerwehr und 118 die Rettung. Die Nummer für Gaslecks (pronto intervento) steht auf der Gasrechnung.',
  },
} as const satisfies CountryWords;
