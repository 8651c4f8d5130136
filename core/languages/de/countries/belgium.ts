import type { CountryWords } from '../../country-words.ts';

export const belgium = {
  place: 'Belgien',
  facts: {
    'Boilers and heating':
      'Die Regionen entscheiden: Öl und feste Brennstoffe jedes Jahr; Gas in Flandern und Brüssel alle zwei Jahre, in der Wallonie alle drei. Wer den Kessel nutzt, beauftragt einen zertifizierten Fachbetrieb und bewahrt die Bescheinigung auf.',
    'Chimneys and stoves':
      'In Flandern wird der Abgaszug bei jeder Kesselwartung gefegt. Öfen in Wohnräumen sind kaum geregelt, aber Feuerversicherungen verlangen meist jährlich das Fegen mit Nachweis.',
    'Smoke alarms':
      'Alle Wohnungen brauchen Melder: in der Wallonie seit 2006, in Flandern seit 2020 und in Brüssel seit 2025. Wer das Haus besitzt, kauft und ersetzt sie; die Mietpartei testet und meldet.',
    Wiring:
      'Eine anerkannte Stelle prüft die Elektrik einer Wohnung alle 25 Jahre und bei alter Elektrik beim Verkauf. Wer das Haus besitzt, bewahrt den Bericht auf.',
    Renting:
      'Jede Region listet auf, was die Mietpartei pflegt: Kesselwartung, Fegen, Hähne, Abflüsse und erreichbare Rinnen. Verschlissenes ersetzt die Vermietung.',
    'Carbon monoxide':
      'Keine Region verlangt zu Hause einen Kohlenmonoxidmelder, doch die Giftnotrufzentrale rät zu guter Lüftung und jährlicher Pflege jedes Warmwassergeräts mit Flamme.',
    Radon:
      'Die Bundesbehörde rät über 300 Becquerel pro Kubikmeter zum Handeln. Die Ardennen haben die höchsten Werte, und jeden Herbst gibt es günstige Testsets.',
    'Hedges and trees':
      'Nester wilder Vögel sind in allen drei Regionen geschützt. Brüssel verbietet Schnitt und Fällen von Bäumen vom 1. April bis 15. August; die anderen raten im Frühling vom Heckenschnitt ab.',
    'Vehicle tests':
      'Ein Auto kommt nach vier Jahren zur ersten Prüfung. In Wallonien und Brüssel kommt es danach jedes Jahr, oder nach zwei Jahren, wenn es jünger als sechs ist, unter 100.000 km hat und pünktlich kam.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für Feuerwehr oder Rettung und 101 für die Polizei. Bei Vergiftung rufen Sie {poison number} an. Bei Gasgeruch gehen Sie hinaus und rufen dann den Netzbetreiber Ihrer Region an: Fluvius, Sibelga, ORES oder RESA.',
  },
  regions: {
    'BE-VLG': {
      place: 'Flandern',
      facts: {
        'Vehicle tests':
          'Seit Juli 2024 wird ein Auto ab dem vierten Jahr alle zwei Jahre geprüft und jedes Jahr, sobald es zehn Jahre alt ist oder 160.000 km hat.',
        'Lead and asbestos':
          'Seit November 2022 gibt, wer ein Gebäude aus der Zeit vor 2001 verkauft, beim Verkauf eine Asbestbescheinigung ab. Bis 2032 braucht sie, wer ein Gebäude ab 20 m² besitzt, und Mietparteien bekommen eine Kopie.',
      },
    },
  },
} as const satisfies CountryWords;
