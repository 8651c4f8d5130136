import type { Policy } from '../../policy.ts';

export const accessibility = {
  title: 'Erklärung zur Barrierefreiheit',
  updated: { date: '2026-11-27', shown: '27. November 2026' },
  lede: 'Wie barrierefrei Upkept ist und wie Sie uns melden, wenn es das nicht ist.',
  inShort: [
    'Wir möchten, dass alle diese Website und ihre E-Mails benutzen können. Unser Ziel ist WCAG 2.2, Stufe AA.',
    'Automatische Tests finden keine Verstöße. Noch hat niemand, der auf Hilfsmittel angewiesen ist, die Seite für uns getestet.',
    'Etwas funktioniert bei Ihnen nicht? Schreiben Sie an [{support email}](mailto:{support email}).',
  ],
  sections: [
    {
      id: 'scope',
      title: 'Worum es geht',
      blocks: [
        'Diese Erklärung gilt für die öffentlichen Seiten, die App und die E-Mails von Upkept, wie es der europäische Rechtsakt zur Barrierefreiheit (Richtlinie (EU) 2019/882) von Diensten verlangt, die online verkauft werden. Die Zahlungsseiten gehören Stripe, die Kalender Google; beide veröffentlichen eigene Erklärungen.',
      ],
    },
    {
      id: 'tested',
      title: 'Was getestet wurde und wie',
      blocks: [
        'Das Programm axe prüft jede Art von öffentlicher Seite, jeden Bildschirm der App in seinen verschiedenen Zuständen und jede Art von E-Mail, in hellen und dunklen Farben und in der Breite eines Handys und eines Computers. Es läuft bei jeder Änderung, und eine Änderung mit einem Verstoß wird nicht veröffentlicht.',
        {
          list: [
            [
              'Tastatur',
              'Automatische Tests bedienen Menüs, Dialoge und Formulare ohne Maus und prüfen, wo der Fokus ist.',
            ],
            [
              'Zoom und schmale Bildschirme',
              'Die Seiten werden mit einer Breite von 320 Pixeln getestet, was einem Zoom von 400 % entspricht.',
            ],
            ['Kontrast', 'Der Kontrast von Text wird in beiden Farbschemata gemessen.'],
            ['Bewegung', 'Animationen beachten die Einstellung für weniger Bewegung.'],
            [
              'Ohne JavaScript',
              'Die öffentlichen Seiten sind lesbar. Formulare brauchen JavaScript; jedes sagt, wie Sie uns stattdessen erreichen.',
            ],
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'Was fehlt',
      blocks: [
        {
          list: [
            [
              'Screenreader',
              'Die Tests prüfen Namen, Rollen und Ansagen, aber es wurde noch nicht alles mit einem Screenreader durchgegangen.',
            ],
            ['Personen', 'Menschen mit Behinderungen haben nicht mitgetestet, und es gab keine Prüfung durch Dritte.'],
            ['Kontrast', 'Der Kontrast von Symbolen und Umrissen wird nicht gemessen, ebenso wenig erzwungene Farben.'],
            [
              'Sprachen',
              'Die öffentlichen Seiten, die App und ihre E-Mails gibt es auf Deutsch, Englisch und Französisch.',
            ],
          ],
        },
      ],
    },
    {
      id: 'complain',
      title: 'So beschweren Sie sich',
      blocks: [
        'Bitte schreiben Sie an [{support email}](mailto:{support email}), und sagen Sie, auf welcher Seite Sie waren und was nicht funktioniert hat. Wir antworten innerhalb von 30 Tagen. Wenn unsere Antwort nicht hilft, können Sie sich bei der Behörde Ihres Landes beschweren: in Frankreich bei der DGCCRF (SignalConso) und dem Défenseur des droits; in Deutschland bei der Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
      ],
    },
  ],
} as const satisfies Policy;
