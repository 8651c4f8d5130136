import type { CountryWords } from '../../country-words.ts';

export const sweden = {
  place: 'Schweden',
  facts: {
    'Chimneys and stoves':
      'Die Gemeinde entscheidet, wie oft Abgaszüge gefegt werden. Sie ordnet auch eine Brandschutzprüfung (brandskyddskontroll) durch eine geschulte Schornsteinfegerei an, je nach Gerät alle drei oder sechs Jahre. Wer das Haus besitzt, zahlt beides.',
    'Smoke alarms':
      'Für die Melder eines Hauses haftet, wer es besitzt. In einer Mietwohnung bringt die Vermietung sie an, und wer darin wohnt, testet sie und meldet Fehler, außer es ist anders vereinbart.',
    Ventilation:
      'In Mehrfamilienhäusern ist alle drei oder sechs Jahre eine Prüfung der Lüftung (OVK) Pflicht. Häuser mit einer oder zwei Wohnungen und mechanischer Zu- und Abluft brauchen sie nur bei neuer Anlage.',
    'Septic tanks':
      'Die Gemeinde leert Klärgruben nach eigenem Plan, oft jährlich, und prüft private Anlagen. Wer das Haus besitzt, hält den Weg zum Deckel frei.',
    Wells:
      'Wem ein Brunnen gehört, der ist für das Wasser verantwortlich. Die Lebensmittelbehörde rät mindestens alle drei Jahre zu einem Test und jedes Jahr, wo kleine Kinder es trinken.',
    Radon:
      'Die Grenze sind 200 Becquerel pro Kubikmeter, in Mietwohnungen per Gesetz. Messen Sie mindestens zwei Monate zwischen Oktober und April.',
    Pools:
      'Pools und Brunnen müssen für Kinder gesichert sein. Praktisch heißt das ein Zaun von 90 cm oder eine ebenso wirksame Abdeckung oder Mauer; dafür haftet, wem das Land gehört und wer es nutzt.',
    'Snow and ice':
      'Wem ein Gebäude gehört, der räumt Schnee und Eiszapfen, die vom Dach auf Menschen fallen können, unverzüglich. Sperren Sie bis dahin den Gehweg.',
    'Winter tyres':
      'Vom 1. Dezember bis 31. März sind Winterreifen Pflicht, wann immer Schnee, Eis, Matsch oder Reif auf der Straße ist. Spikes sind vom 1. Oktober bis 15. April erlaubt.',
    'Vehicle tests':
      'Ein Auto wird innerhalb von 36 Monaten nach der ersten Nutzung geprüft, innerhalb von 24 Monaten danach und dann im Abstand von höchstens 14 Monaten.',
    'Emergency numbers':
      'Rufen Sie {emergency number}, wenn Leben oder Eigentum in Gefahr ist, auch bei Gas. Andere Fragen gehen an 113 13 für Auskunft und 1177 für Gesundheit.',
  },
} as const satisfies CountryWords;
