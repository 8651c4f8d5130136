import type { CountryWords } from '../../country-words.ts';

export const unitedKingdom = {
  place: 'Vereinigtes Königreich',
  facts: {
    Gas: 'Vermietungen lassen Gasgeräte und Abgaswege jedes Jahr von einem Betrieb aus dem Gas Safe Register prüfen und geben den Nachweis innerhalb von 28 Tagen weiter. Wer im Eigentum wohnt, hat keine solche Pflicht, aber derselbe Betrieb und dieselbe Frist werden auch dort empfohlen.',
    Wiring:
      'In Mietwohnungen in England, Schottland oder Wales wird die Elektrik mindestens alle fünf Jahre geprüft, seit Dezember 2025 auch in privat vermieteten in Nordirland. Die Vermietung gibt der Mietpartei den Bericht. Für selbst genutztes Eigentum gibt es nur eine Empfehlung: etwa alle zehn Jahre.',
    'Chimneys and stoves':
      'Kein Gesetz des Landes legt fest, wie oft gefegt wird, Versicherungen tun es aber häufig. In einer Smoke Control Area dürfen Sie nur zugelassenen Brennstoff verbrennen, außer der Ofen steht auf der Liste der Ausnahmen.',
    'Hot water':
      'Einen Speicher am Leitungsdruck baut nur ein Betrieb mit Qualifikation für geschlossene Anlagen (G3) ein, und die Bauaufsicht erfährt davon. Die Hersteller verlangen, dass ein solcher Betrieb ihn jedes Jahr wartet.',
    'Hedges and trees':
      'Ein Vogelnest zu beschädigen, solange es benutzt oder gebaut wird, ist strafbar. Sehen Sie zuerst in die Hecke, und lassen Sie den starken Schnitt bis nach August.',
    'Vehicle tests':
      'Ein Auto oder Motorrad macht seinen MOT bis zum dritten Jahr nach der Zulassung und danach jedes Jahr; in Nordirland beginnen Autos mit vier Jahren.',
    Renting:
      'Bei den meisten Mietverträgen in England und Wales repariert die Vermietung Bau, Außenseite mit Abflüssen und Rinnen und die Anlagen für Wasser, Gas, Strom, Heizung und Warmwasser. Schottland und Nordirland haben ähnliche Pflichten.',
    'Damp and mould':
      'Seit 27. Oktober 2025 untersuchen die Vermietungen von Sozialwohnungen in England erhebliche Feuchtigkeit und Schimmel innerhalb von 10 Werktagen und Notfälle innerhalb von 24 Stunden und halten den Befund fest. Private Vermietungen sollen folgen.',
    'Emergency numbers':
      'Rufen Sie {emergency number} bei Feuer oder für einen Rettungswagen. Bei einem Gasleck oder Verdacht auf Kohlenmonoxid rufen Sie {gas leak number}, bei Stromausfall 105. In Nordirland sind es 0800 002 001 und 03457 643 643.',
  },
  regions: {
    'GB-ENG': {
      place: 'England',
      facts: {
        'Smoke alarms':
          'In Mietwohnungen bringt die Vermietung auf jeder Etage einen Rauchmelder an und weist am ersten Tag nach, dass er funktioniert; danach prüft ihn die Mietpartei.',
        'Carbon monoxide':
          'Die Vermietung bringt in jedem Raum mit einer fest eingebauten Feuerstätte, ausgenommen Gasherde, einen Kohlenmonoxidmelder an und ersetzt ihn, wenn ein Defekt gemeldet wird.',
        'Septic tanks':
          'Es gelten die General Binding Rules: Keine Klärgrube darf in einen Bach münden, und Schlamm wird mindestens einmal im Jahr entfernt, oder wie der Hersteller rät. Verantwortlich ist, wem die Grube gehört oder wer sie betreibt.',
      },
    },
    'GB-SCT': {
      place: 'Schottland',
      facts: {
        'Smoke alarms':
          'Seit Februar 2022 hat jede Wohnung, ob gemietet oder nicht, einen Rauchmelder im Wohnzimmer und in jedem Flur und Treppenabsatz. Jede Küche hat einen Hitzemelder. Alle sind miteinander verbunden.',
        'Carbon monoxide':
          'Jeder Raum einer Wohnung mit Heizkessel, Kamin, Ofen oder Abgasrohr hat einen Kohlenmonoxidmelder, der nicht mit den anderen verbunden sein muss. Herde zählen nicht.',
        'Septic tanks':
          'Die schottische Umweltbehörde (SEPA) muss die Grube genehmigt haben, und ihre Auflagen zählen. Scottish Water rät in der Regel zum Leeren alle zwölf Monate, und seltener nur bei einer großen Grube, die wenig benutzt wird.',
        Renting:
          'Die Vermietung hält die Wohnung wind- und wasserdicht, Bausubstanz und Außenseite samt Abflüssen und Dachrinnen in angemessenem Zustand und die Anlagen in Betrieb: der „repairing standard“. Er gilt vom ersten bis zum letzten Tag.',
      },
    },
    'GB-WLS': {
      place: 'Wales',
      facts: {
        'Septic tanks':
          'Die Grube ist bei Natural Resources Wales angemeldet. Wer dort wohnt, wartet sie nach Angabe des Herstellers und bewahrt die Belege fünf Jahre auf. Zum Leeren rät die Behörde alle 12 bis 24 Monate.',
      },
    },
    'GB-NIR': {
      place: 'Nordirland',
      facts: {
        'Septic tanks':
          'Eine Klärgrube braucht eine Einleitungserlaubnis, deren Auflagen meist ein Leeren alle zwölf Monate verlangen. NI Water erledigt es in dieser Zeit einmal kostenlos.',
      },
    },
  },
} as const satisfies CountryWords;
