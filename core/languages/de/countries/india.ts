import type { CountryWords } from '../../country-words.ts';

export const india = {
  place: 'Indien',
  facts: {
    Gas: 'Der Fachdienst des Händlers prüft Herd, Schlauch und Druckregler jeder LPG-Kundschaft alle fünf Jahre gegen Gebühr. Auch der Suraksha-Schlauch wird alle fünf Jahre ersetzt, und die Versicherung nach einem Unfall hängt davon ab.',
    Wiring:
      'Arbeiten an der Elektrik sind Sache eines zugelassenen Betriebs, der prüft und berichtet. Ein FI-Schalter ist außer bei den kleinsten Anschlüssen vorgeschrieben.',
    'Vehicle tests':
      'Nach dem ersten Jahr führt jedes Fahrzeug eine Abgasbescheinigung (PUC), bei neueren Motoren jährlich erneuert. Nach 15 Jahren wird ein privates Auto zur Verlängerung der Zulassung geprüft, jeweils für fünf Jahre.',
    Renting:
      'Die Staaten haben eigene Mietgesetze; das Mustergesetz, das mehrere übernommen haben, gibt Bau, Elektrik und Leitungen der Vermietung und Hähne, Schalter und Reinigung der Mietpartei.',
    'Smoke alarms':
      'Häuser brauchen laut Gesetz keinen Rauchmelder. Hohe Wohnblöcke haben nach dem Brandschutzgesetz des Bundesstaates Meldeanlagen, Hydranten und jährliche Prüfungen; darum kümmert sich die Eigentümergemeinschaft.',
    'The building':
      'Mehrere Städte, darunter Mumbai, verlangen für Gebäude über 30 Jahre ein statisches Gutachten. Es beauftragt, wer das Gebäude besitzt, oder die Eigentümergemeinschaft, meist vor der Regenzeit.',
    'Septic tanks':
      'Gruben leert alle zwei bis drei Jahre ein zugelassener Betrieb mit Fahrzeug; niemand darf ohne Maschinen und Schutz hineingeschickt werden. Wer das Haus besitzt, bestellt ihn.',
    Mosquitoes:
      'Städtische Prüfungen suchen in der Regenzeit stehendes Wasser in Tanks, Kühlern und Töpfen und verhängen Bußgelder. Decken Sie Tanks ab, und leeren Sie Kühler jede Woche.',
    'Hedges and trees':
      'Fällen oder starkes Schneiden eines Baums braucht in Delhi die Erlaubnis der Baumbehörde und in den meisten Staaten ähnlicher Stellen, auch auf Privatgrund.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für jeden Notfall, 101 für die Feuerwehr und 108 für die Rettung. Bei einem Leck von Kochgas rufen Sie jederzeit {gas leak number} an.',
  },
} as const satisfies CountryWords;
