import type { CountryWords } from '../../country-words.ts';

export const france = {
  place: 'Frankreich',
  facts: {
    'Boilers and heating':
      'Wer die Wohnung bewohnt, zur Miete oder im Eigentum, lässt den Heizkessel jedes Jahr warten und bewahrt die Bescheinigung zwei Jahre auf. In einem Haus mit gemeinsamer Heizung tut es die Eigentümergemeinschaft.',
    'Chimneys and stoves':
      'Ein Fachbetrieb fegt die Abgaszüge von Holzöfen, Kaminen und Küchenherden mindestens einmal im Jahr und bescheinigt, dass sie frei sind. Wer darin wohnt, vereinbart den Termin, außer der Mietvertrag sagt etwas anderes.',
    'Air conditioning and heat pumps':
      'Anlagen von 4 bis 70 kW wartet ein Fachbetrieb alle zwei Jahre. Den Termin vereinbart, wer die Anlage nutzt.',
    'Smoke alarms':
      'Jede Wohnung braucht mindestens einen Rauchmelder. Wer das Haus besitzt, stellt ihn. Wer darin wohnt, testet ihn, wechselt die Batterien und meldet ihn der Hausratversicherung.',
    Wiring:
      'Das Gesetz verlangt keine regelmäßige Prüfung der Elektrik einer Wohnung. Anlagen über 15 Jahre werden vor Verkauf und neuer Vermietung geprüft; die Vermietung gibt den Bericht der Mietpartei.',
    'Septic tanks':
      'Der Dienst der Gemeinde für private Abwasseranlagen (SPANC) prüft jede Anlage im Abstand von höchstens zehn Jahren. Ein zugelassener Betrieb leert die Grube, bevor Schlamm sie zur Hälfte füllt.',
    Pools:
      'Ein privater, in den Boden eingelassener Pool braucht eine Sperre, einen Alarm, eine Sicherheitsabdeckung oder eine Überdachung nach den Normen. Wer das Haus besitzt, stellt sie, auch bei Vermietung.',
    'Winter tyres':
      'Vom 1. November bis 31. März brauchen Autos in den gelisteten Gemeinden der Berggebiete vier Winterreifen oder Ketten im Kofferraum.',
    'Vehicle tests':
      'Ein Auto hat innerhalb von vier Jahren seine erste „contrôle technique“, dann alle zwei Jahre. Motorräder werden seit 2024 auch geprüft: innerhalb von fünf Jahren, dann alle drei.',
    Renting:
      'Ein Erlass listet auf, was Mietparteien pflegen: unter anderem Dichtungen, Hähne, Rinnen, Hecken und die jährliche Kesselwartung. Verschleiß, Alter und Mängel am Bau bleiben Sache der Vermietung.',
    Wildfire:
      'In den waldbrandgefährdeten Regionen räumt, wer ein Haus besitzt, 50 m um jedes Gebäude frei, das höchstens 200 m von Wald, Heide oder Gestrüpp liegt, auch auf Nachbargrund. Der Präfekt legt die Einzelheiten fest und kann 100 m verlangen.',
    Wells:
      'Ein eigener Brunnen wird im Rathaus gemeldet, und seine Leitungen bleiben ganz vom öffentlichen Netz getrennt. Fragen Sie die regionale Gesundheitsbehörde (ARS), was zu untersuchen ist, bevor Sie das Wasser trinken.',
    Termites:
      'Wer eine Wohnung bewohnt und Termiten findet, meldet sie im Rathaus. Hat der Präfekt die Gemeinde gelistet, gehört zu jedem Verkauf das Gutachten einer zertifizierten Fachperson, das weniger als sechs Monate alt ist.',
    'Lead and asbestos':
      'Ein zertifiziertes Gutachten sucht Blei in der Farbe von Wohnungen aus der Zeit vor 1949 und Asbest in denen, die vor Juli 1997 genehmigt wurden. Wer das Haus besitzt, hat die Gutachten für einen Verkauf und das zu Blei für einen Mietvertrag.',
    Radon:
      'Der Referenzwert beträgt 300 Becquerel pro Kubikmeter. In Gemeinden mit bedeutendem Potenzial (Zone 3) weisen Verkauf und Vermietung darauf hin; das Messen ist Ihre Wahl.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für jeden Notfall oder 18 für die Feuerwehr und 15 für die Rettung, die Sie auch mit einer Giftnotrufzentrale verbinden. Wenn Sie schlecht hören oder sprechen, schicken Sie eine SMS an 114. Melden Sie ein Gasleck von draußen GRDF unter {gas leak number}.',
  },
} as const satisfies CountryWords;
