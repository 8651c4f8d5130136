import type { CountryWords } from '../../country-words.ts';

export const austria = {
  place: 'Österreich',
  facts: {
    'Chimneys and stoves':
      'Jedes Land legt in einem Gesetz über das Rauchfangkehren fest, wie oft gekehrt wird: meist mehrmals pro Heizzeit bei Holz und einmal im Jahr bei Gas. Wer das Haus besitzt, lässt den Rauchfangkehrerbetrieb hinein.',
    Renting:
      'Seit 2015 repariert oder ersetzt die Vermietung eine mitvermietete Therme oder einen Boiler. Wer zur Miete wohnt, lässt sie warten: Reinigung, Abgastest, Verschleißteile.',
    'Smoke alarms':
      'Die Länder verlangen Melder in neuen Wohnungen; Kärnten seit 2013 auch in bestehenden. Sie anzubringen ist Sache der Eigentümerseite, der Batteriewechsel meist Sache derer, die darin wohnen.',
    Wiring:
      'Eine Mietwohnung braucht einen FI-Schalter und bei Mietbeginn eine nachweislich sichere Elektrik. Für selbst genutztes Eigentum gilt keine Frist.',
    'Boilers and heating':
      'Die Länder schreiben Abgasmessungen für Heizkessel vor, in Abständen nach Brennstoff und Leistung. Ein befugter Betrieb hält das Ergebnis fest, und wer den Kessel nutzt, bewahrt den Bericht auf.',
    Radon:
      'Österreichs Referenzwert beträgt 300 Becquerel pro Kubikmeter. In den Radonschutzgebieten werden neue Häuser mit einer Sperre gebaut; ein Test dauert sechs Monate, die Hälfte davon im Winter.',
    'Snow and ice':
      'Wer in Ortsgebieten ein Grundstück besitzt, hält den Gehsteig von 6 Uhr morgens bis 10 Uhr abends geräumt und gestreut und entfernt Schnee und Eiszapfen von Dächern zur Straße.',
    'Winter tyres':
      'Vom 1. November bis 15. April darf ein Auto bei Schnee, Schneematsch oder Eis nur mit Winterreifen an allen Rädern fahren, oder mit Ketten, wo Schnee die ganze Straße bedeckt.',
    'Vehicle tests':
      'Das „Pickerl“ war nach drei Jahren fällig, nach weiteren zwei und dann jährlich. Im Dezember 2025 beschloss die Regierung längere Abstände: vier Jahre, dann alle zwei, ab dem zehnten jährlich. Richten Sie sich nach dem Datum Ihrer Plakette.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für die Feuerwehr, 144 für die Rettung und {gas leak number} bei einem Gasleck. Der europäische Notruf 112 erreicht die Polizei, die Sie verbindet.',
  },
} as const satisfies CountryWords;
