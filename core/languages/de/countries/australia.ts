import type { CountryWords } from '../../country-words.ts';

export const australia = {
  place: 'Australien',
  facts: {
    'Smoke alarms':
      'Jeder Bundesstaat verlangt Melder und nimmt dafür die Eigentümerseite in die Pflicht. In Victoria und New South Wales prüfen Vermietungen sie jedes Jahr; in Queensland testen sie sie innerhalb von 30 Tagen vor jedem Mietvertrag, und ab 2027 brauchen alle Wohnungen vernetzte fotoelektrische Melder.',
    Gas: 'Nur zugelassene Gasfachbetriebe arbeiten an Gas. In Victoria lässt die Vermietung Gasanlagen alle zwei Jahre prüfen; andere Staaten nennen keinen Abstand.',
    Wiring:
      'In Mietwohnungen in Victoria wird die Elektrik alle zwei Jahre auf Kosten der Vermietung geprüft. Western Australia verlangt vor Verkauf oder Vermietung zwei Schutzschalter, Queensland einen an den Steckdosenkreisen.',
    Pools:
      'Eine Sperre von mindestens 1,2 m mit einem Tor, das von selbst schließt und einrastet, ist Pflicht, und die meisten Pools sind registriert. Victoria will alle vier Jahre eine neue Bescheinigung; New South Wales und Queensland bei Verkauf oder Vermietung.',
    'Hot water':
      'Neue Anlagen speichern Wasser mit 60 °C oder mehr und liefern Bädern über ein Mischventil höchstens 50 °C. Einbau und Ersatz macht ein zugelassener Sanitärbetrieb.',
    'Air conditioning and heat pumps':
      'Wer mit Kältemittel umgeht, braucht eine Lizenz des Australian Refrigeration Council. Filter und Gehäuse dürfen Sie selbst reinigen.',
    Termites:
      'Die australische Norm rät mindestens einmal im Jahr zu einer fachlichen Prüfung, im Norden öfter. Kein Gesetz verpflichtet dazu, aber Garantien und Versicherungen können es.',
    Wildfire:
      'An einem Tag mit völligem Feuerverbot dürfen Sie draußen kein Feuer machen, und viele Gemeinden ordnen an, vor dem Sommer trockenes Gras zu entfernen. Das Verbot erklärt die Feuerwehr des Staates.',
    'Blind cords':
      'Verkaufte Jalousien und Vorhänge müssen Schnüre haben, die sich außer Reichweite von Kindern befestigen lassen. Pflicht hat der Handel; bitten Sie in einer Mietwohnung die Vermietung, alte Schnüre zu sichern.',
    'Septic tanks':
      'Die Gemeinde genehmigt jede Anlage und kann Abstände festlegen. Belüftete Anlagen werden meist alle drei Monate im Vertrag gewartet.',
    'Vehicle tests':
      'Die Staaten unterscheiden sich. New South Wales prüft Autos über fünf Jahre jährlich; Victoria und Queensland verlangen beim Verkauf eine Bescheinigung.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung. Der State Emergency Service hilft nach Stürmen und Überschwemmungen unter 132 500. Bei Vergiftung rufen Sie {poison number} an.',
  },
  regions: {
    'AU-VIC': {
      place: 'Victoria',
      facts: {
        'Blind cords':
          'Seit 1. Dezember 2025 sichert die Vermietung jede Schnur von Jalousien und Vorhängen so, dass sie keine Schlaufe bildet, wie alt sie auch ist. Eine lose Schnur ist eine dringende Reparatur.',
      },
    },
  },
} as const satisfies CountryWords;
