import type { CountryWords } from '../../country-words.ts';

export const finland = {
  place: 'Finnland',
  facts: {
    'Chimneys and stoves':
      'Feuerstellen und Abgaszüge einer ständigen Wohnung werden jedes Jahr gefegt, die eines privaten Ferienhauses alle drei. Wer sie besitzt oder nutzt, beauftragt eine Schornsteinfegerei mit Berufsqualifikation, die eine Bescheinigung ausstellt.',
    'Smoke alarms':
      'Seit 2026 stellt und pflegt, wer das Gebäude besitzt, zum Beispiel Wohnungsgesellschaft oder Vermietung, die Melder: einen je angefangene 60 m², in jedem Stockwerk. Wer darin wohnt, meldet Fehler und sollte monatlich testen.',
    'Winter tyres':
      'Von November bis Ende März sind Winterreifen Pflicht, wenn Wetter oder Straße es verlangen. Spikes sind in denselben Monaten erlaubt.',
    'Vehicle tests':
      'Der erste „katsastus“ eines Autos ist mit vier Jahren fällig, die nächsten alle zwei Jahre, ab dem zehnten Jahr jährlich.',
    Radon:
      'Referenzwerte sind 300 Becquerel pro Kubikmeter in älteren und 200 in neuen Wohnungen. STUK rät in jedem niedrigen Haus zu einer Messung von mindestens zwei Monaten zwischen September und Mai.',
    'Snow and ice':
      'Wem ein Grundstück gehört, der sorgt dafür, dass weder Schnee noch Eis vom Dach auf Menschen fällt, und hält meist den Gehweg begehbar. In Wohnungsgesellschaften tut das die Gesellschaft.',
    'Septic tanks':
      'Wer außerhalb des Kanalnetzes ein Haus besitzt, behandelt das Abwasser, führt Anleitung und Aufzeichnungen zur Anlage und lässt den Schlamm nach Gemeinderegeln entfernen, vielerorts jährlich.',
    Wiring:
      'Wohnungen haben keine vorgeschriebene regelmäßige Prüfung. Neue Arbeiten nimmt ein eingetragener Betrieb ab, der einen Bericht übergibt, und wer die Wohnung besitzt, hält die Anlage sicher.',
    Renting:
      'Eine Mietwohnung hält die Vermietung im vereinbarten Zustand. Die Mietpartei geht sorgsam damit um, meldet Schäden unverzüglich und zahlt nur für Nachlässigkeit, nicht für gewöhnlichen Verschleiß.',
    'Emergency numbers':
      'Rufen Sie in allen Notfällen {emergency number}. Ärztlichen Rat gibt es unter 116 117. Hat jemand etwas Schädliches verschluckt, rufen Sie {poison number} an.',
  },
} as const satisfies CountryWords;
