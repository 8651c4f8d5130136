import type { CountryWords } from '../../country-words.ts';

export const denmark = {
  place: 'Dänemark',
  facts: {
    'Chimneys and stoves':
      'Abgaszüge von Kaminen und Holzöfen reinigt einmal im Jahr die Schornsteinfegerei, die von der Gemeinde bestellt oder selbst gewählt wird. Wer das Haus besitzt, zahlt.',
    Gas: 'Gasarbeiten im Haus, auch das Entfernen eines Kessels, sind Sache eines zugelassenen Betriebs. Die Behörde nennt für private Geräte keinen Abstand, rät aber zu regelmäßigen Prüfungen.',
    Wiring:
      'Seit Juli 2008 braucht jede Wohnung einen FI-Schalter (HFI oder HPFI). Wer das Haus besitzt, stellt ihn, auch bei Miete, und drückt mindestens einmal im Jahr die Prüftaste.',
    'Smoke alarms':
      'Neue Häuser werden mit Netzmeldern gebaut. Für ältere gibt es nur den Rat der Rettungsdienste: einen in jedem Stockwerk, monatlich getestet.',
    'Septic tanks':
      'Außerhalb des Kanalnetzes leert die Gemeinde die Absetzgrube, in der Regel einmal im Jahr, und erhebt die Gebühr mit den Steuern.',
    Radon:
      'Seit 2010 gebaute Wohnungen bleiben unter 100 Becquerel pro Kubikmeter. In älteren rät man zwischen 100 und 200 zu einfachen, darüber zu wirksamen Maßnahmen.',
    'Snow and ice':
      'Gemeinden dürfen Räumen und Streuen der Gehwege der Eigentümerseite übertragen, werktags ab 7 und sonntags ab 8 bis 22 Uhr. Lesen Sie bei Miete den Vertrag.',
    Renting:
      'Die Vermietung hält Haus und Anlagen in Ordnung. In der Wohnung sagt der Vertrag, wer streicht und tapeziert; Schlösser und Schlüssel sind meist Sache der Mietpartei.',
    'Vehicle tests':
      'Die Straßenbehörde lädt ein Auto vier Jahre nach der Zulassung zum „syn“ und danach alle zwei Jahre.',
    'Emergency numbers':
      'Eine Nummer, {emergency number}, erreicht Feuerwehr, Rettung und Polizei, auch bei Gas. Wenn es nicht eilt, erreichen Sie die Polizei unter 114. Bei Vergiftung rufen Sie {poison number} an.',
  },
} as const satisfies CountryWords;
