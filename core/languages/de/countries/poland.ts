import type { CountryWords } from '../../country-words.ts';

export const poland = {
  place: 'Polen',
  facts: {
    Gas: 'Wer das Haus besitzt oder verwaltet, lässt die Gasanlage einmal im Jahr prüfen, auch im Einfamilienhaus. Das macht jemand mit Energie- oder Bauqualifikation und hinterlässt einen Bericht.',
    Ventilation:
      'Rauch-, Abgas- und Lüftungsschächte werden jährlich auf Zustand und Zug geprüft. Das macht eine Meisterschornsteinfegerei im Auftrag der Eigentümerseite, in Wohnungen über die Verwaltung.',
    'Chimneys and stoves':
      'Solange sie benutzt werden, werden Abgaszüge für feste Brennstoffe alle drei Monate und die für Gas oder Öl alle sechs gefegt, Lüftungsschächte jedes Jahr.',
    Wiring:
      'Mindestens alle fünf Jahre misst ein Elektrofachbetrieb Elektrik, Erdung und Blitzschutz. Das bestellt, wer das Haus besitzt, oder die Verwaltung des Blocks.',
    'Smoke alarms':
      'Neue Wohnungen brauchen seit Dezember 2024 Melder und Kurzzeitvermietungen seit Juni 2026. Bestehende folgen bis 1. Januar 2030.',
    'Carbon monoxide':
      'Räume, in denen feste, flüssige oder gasförmige Brennstoffe verbrennen, brauchen zu denselben Terminen einen Kohlenmonoxidmelder: neue Wohnungen schon jetzt, ältere ab 2030. Bringen Sie heute schon einen neben jedem Gas-Warmwassergerät an.',
    'Septic tanks':
      'Wer eine Grube hat, braucht einen Vertrag mit einem zugelassenen Betrieb und bewahrt die Rechnungen auf. Die Gemeinde prüft mindestens einmal in zwei Jahren und legt fest, wie oft geleert wird.',
    Renting:
      'Laut Gesetz pflegt die Mietpartei Böden, Beschläge, Küchen- und Badgeräte und ihre Abflüsse in der Wohnung. Gebäude, gemeinsame Anlagen und der Ersatz der Heizung sind Sache der Vermietung.',
    'Hedges and trees':
      'Nester dürfen zwischen 1. März und 15. Oktober, der Schutzzeit, nicht entfernt werden. Eine Hecke zu schneiden ist erlaubt, wenn kein Vogel darin brütet.',
    'Snow and ice':
      'Wer das Haus besitzt, räumt den Gehweg am Grundstück und entfernt Schnee und Eiszapfen, bevor sie Menschen oder das Dach gefährden. In einem Block tut es die Verwaltung.',
    'Vehicle tests':
      'Nach der Zulassung wird ein Auto innerhalb von drei Jahren geprüft, dann innerhalb von zwei und danach jedes Jahr. Autos mit LPG jährlich von Anfang an.',
    'Emergency numbers':
      'Rufen Sie {emergency number} oder 998 für die Feuerwehr und 999 für die Rettung. Für Gasnotfälle gibt es {gas leak number}, für Stromausfälle 991.',
  },
} as const satisfies CountryWords;
