import type { CountryWords } from '../../country-words.ts';

export const unitedKingdom = {
  place: 'Vereinigtes Königreich',
  facts: {
    Gas: 'Vermietungen lassen Gasgeräte und Abgaswege jedes Jahr von einem Betrieb aus dem Gas Safe Register prüfen und geben den Nachweis innerhalb von 28 Tagen weiter. Wer im Eigentum wohnt, hat keine solche Pflicht, aber derselbe Betrieb und Abstand werden geraten.',
    'Smoke alarms':
      'In Mietwohnungen in England bringt die Vermietung in jedem Stockwerk einen Rauchmelder an und zeigt am ersten Tag, dass er geht; danach testet ihn die Mietpartei. In Schottland braucht jede Wohnung vernetzte Melder. Wales und Nordirland haben eigene Regeln.',
    'Carbon monoxide':
      'Vermietungen in England bringen in jedem Raum mit festem Brennstoffgerät außer einem Gasherd einen Kohlenmonoxidmelder an und ersetzen ihn bei gemeldetem Fehler. Schottland verlangt ihn in allen Wohnungen.',
    Wiring:
      'In Mietwohnungen in England, Schottland oder Wales wird die Elektrik mindestens alle fünf Jahre geprüft, und die Vermietung gibt den Bericht weiter. Für Eigentum gibt es nur einen Rat: etwa alle zehn Jahre.',
    'Chimneys and stoves':
      'Kein Gesetz des Landes legt einen Abstand des Fegens fest, Versicherungen aber oft. In einer Smoke Control Area dürfen Sie nur zugelassenen Brennstoff verbrennen, außer der Ofen steht auf der Liste der Ausnahmen.',
    'Septic tanks':
      'In England gelten die General Binding Rules: Keine Klärgrube darf in einen Bach münden, und Schlamm wird mindestens einmal im Jahr entfernt, oder wie der Hersteller rät. Verantwortlich ist, wem die Grube gehört oder wer sie betreibt. Schottland, Wales und Nordirland wollen sie angemeldet oder genehmigt.',
    'Hot water':
      'Nur ein Betrieb mit Qualifikation für geschlossene Anlagen (G3) darf einen Speicher am Leitungsdruck einbauen oder warten. Die Bauaufsicht erfährt von einem neuen.',
    'Hedges and trees':
      'Ein Vogelnest zu beschädigen, solange es benutzt oder gebaut wird, ist strafbar. Sehen Sie zuerst in die Hecke, und lassen Sie den starken Schnitt bis nach August.',
    'Vehicle tests':
      'Ein Auto oder Motorrad macht seinen MOT bis zum dritten Jahr nach der Zulassung und danach jedes Jahr; in Nordirland beginnen Autos mit vier Jahren.',
    Renting:
      'Bei den meisten Mietverträgen in England und Wales repariert die Vermietung Bau, Außenseite mit Abflüssen und Rinnen und die Anlagen für Wasser, Gas, Strom, Heizung und Warmwasser. Schottland und Nordirland haben ähnliche Pflichten.',
    'Damp and mould':
      'Seit 27. Oktober 2025 untersuchen soziale Vermietungen in England erhebliche Feuchtigkeit und Schimmel innerhalb von 10 Werktagen und Notfälle innerhalb von 24 Stunden und halten den Befund fest. Private Vermietungen sollen folgen.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung. Bei einem Gasleck oder Verdacht auf Kohlenmonoxid rufen Sie in Großbritannien {gas leak number} oder in Nordirland 0800 002 001 an; bei Stromausfall 105.',
  },
} as const satisfies CountryWords;
