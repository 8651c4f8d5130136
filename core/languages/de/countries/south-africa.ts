import type { CountryWords } from '../../country-words.ts';

export const southAfrica = {
  place: 'Südafrika',
  facts: {
    Wiring:
      'Wer eine Anlage nutzt oder vermietet, hat eine Konformitätsbescheinigung einer eingetragenen Person. Beim Verkauf darf sie höchstens zwei Jahre alt sein, und Arbeiten danach brauchen eine neue.',
    Gas: 'Eine Gasanlage hat nach jedem Einbau, jeder Änderung und jedem Eigentümerwechsel eine Konformitätsbescheinigung eines eingetragenen Fachbetriebs. Wer sie betreibt, lässt sie mindestens alle fünf Jahre prüfen.',
    Pools:
      'Die Bauvorschriften verlangen um einen Pool einen Zaun oder eine Mauer von mindestens 1,2 m mit selbst schließendem und einrastendem Tor. Dafür haftet, wer den Pool besitzt; manche Städte verlangen mehr.',
    'Hot water':
      'Einen Warmwasserboiler baut ein befugter Sanitärbetrieb mit Sicherheitsventil, Tropfwanne und Überdruckventil ein, und Versicherungen verlangen die Bescheinigung. Sicherheitsventile testet man, wie der Hersteller sagt.',
    'Smoke alarms':
      'Häuser brauchen laut nationalem Gesetz keinen Rauchmelder, doch für große reetgedeckte oder gemeinsame Gebäude gelten eigene Regeln. Versicherungen und Feuerwehr raten zu einem in jedem Stockwerk.',
    Wildfire:
      'Wer Land besitzt, auf dem ein Buschfeuer beginnen oder sich ausbreiten kann, hält an der Grenze eine Schneise und Gerät und Leute zum Löschen bereit. An Tagen hoher Gefahr ist kein offenes Feuer erlaubt.',
    Termites:
      'Kein Gesetz verlangt eine Prüfung. Bei Verkäufen nahe der Küste wollen Kaufende und Banken meist eine Bescheinigung, dass das Holz frei von holzzerstörenden Käfern ist.',
    Renting:
      'Vermietung und Mietpartei besichtigen die Wohnung gemeinsam zu Beginn und Ende der Miete. Die Vermietung hält das Gebäude in Ordnung, die Mietpartei haftet für verursachte Schäden.',
    'Vehicle tests':
      'Ein Auto bekommt beim Wechsel des Eigentums eine Verkehrstauglichkeitsbescheinigung, nicht jedes Jahr. Die Zulassungsplakette wird jährlich erneuert.',
    'Emergency numbers':
      'Vom Handy rufen Sie für jeden Notfall {emergency number} an. Von jedem Telefon erreicht 10177 die Rettung und 10111 die Polizei; für die Feuerwehr hat Ihre Stadt eine eigene Nummer.',
  },
} as const satisfies CountryWords;
