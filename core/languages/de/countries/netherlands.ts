import type { CountryWords } from '../../country-words.ts';

export const netherlands = {
  place: 'Niederlande',
  facts: {
    'Boilers and heating':
      'Seit April 2023 dürfen nur Betriebe mit Kohlenmonoxid-Zertifikat (CO-vrij) Gaskessel, Gas-Warmwassergeräte und Gaskamine einbauen, warten oder reparieren. Das Gesetz nennt keinen Abstand; Hersteller raten zu ein bis zwei Jahren.',
    'Smoke alarms':
      'Seit Juli 2022 braucht jedes Stockwerk mit Wohnraum einen Melder, auch in alten Wohnungen. Die Vermietung bringt ihn an; Testen und Batterien sind Sache der Mietpartei.',
    'Carbon monoxide':
      'Ein Kohlenmonoxidmelder ist nicht Pflicht, aber Regierung und Feuerwehr raten zu einem in jedem Raum mit Gasgerät und nahe den Schlafzimmern.',
    Renting:
      'Ein Erlass listet Kleinreparaturen auf Kosten der Mietpartei auf: leicht erreichbare Rinnen, Abflüsse, Hähne, den Garten und das Fegen. Alles andere und was viel kosten würde, ist Sache der Vermietung.',
    'Chimneys and stoves':
      'Das Fegen ist national nicht vorgeschrieben. Versicherungen und Feuerwehr verlangen es mindestens jährlich, von einem Fachbetrieb mit Nachweis.',
    Wiring:
      'Wer im Eigentum wohnt, muss die Elektrik nicht prüfen lassen. Vermietungen müssen eine sichere Anlage stellen, und eine Norm für Wohnungen (NEN 8025) beschreibt eine freiwillige Prüfung.',
    'Hedges and trees':
      'Ein besetztes Nest zu stören ist das ganze Jahr verboten. Die meisten Vögel brüten zwischen Mitte März und Mitte Juli, schneiden Sie also davor oder danach, und sehen Sie zuerst nach.',
    'Air conditioning and heat pumps':
      'Betriebe, die mit Kältemittel arbeiten, brauchen ein Zertifikat. Die meisten Heimgeräte enthalten zu wenig für Pflichtprüfungen, richten Sie sich also nach dem Abstand des Herstellers.',
    'Vehicle tests':
      'Die APK hängt von Kraftstoff und Alter ab: Benzin- und Elektroautos beginnen mit vier Jahren, kommen zweimal im Abstand von zwei Jahren und ab dem achten jährlich; Dieselautos beginnen mit drei und werden dann jährlich geprüft.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung. Bei Gasgeruch oder Stromausfall gibt es landesweit {gas leak number}.',
  },
} as const satisfies CountryWords;
