import type { Policy } from '../../policy.ts';

/** Short answers about small things, which aren't tasks of the catalogue or are easy to miss in it. */
export const everyday = {
  title: 'Alltagsdinge: wie oft?',
  updated: { date: '2026-11-27', shown: '27. November 2026' },
  lede: 'Wasserkocher, Bügeleisen, Wasserhähne, Dunstabzugshaube, Matratze und Enthärtungsanlage: wie oft und wie.',
  inShort: [
    'Wasserkocher: alle vier bis acht Wochen entkalken, bei hartem Wasser alle vier.',
    'Dampfbügeleisen: einmal im Monat mit der eigenen Reinigungsfunktion spülen.',
    'Wasserhahn: den Strahlregler entkalken, wenn der Strahl dünn wird oder sich teilt.',
    'Dunstabzugshaube: die Fettfilter alle zwei Monate waschen. Ein Aktivkohlefilter hält oft vier.',
    'Matratze: zu jeder Jahreszeit einmal Kopf- und Fußende tauschen und absaugen.',
    'Enthärtungsanlage: einmal im Monat nach dem Salz sehen und damit rechnen, alle zwei Monate nachzufüllen.',
  ],
  sections: [
    {
      id: 'kettle',
      title: 'Wie oft sollte man den Wasserkocher entkalken?',
      blocks: [
        'Alle vier bis acht Wochen, bei hartem Wasser alle vier. Füllen Sie den Wasserkocher zu gleichen Teilen mit Wasser und hellem Essig, ziehen Sie den Stecker, und lassen Sie ihn über Nacht stehen, mit einem Zettel daran, damit ihn niemand benutzt. Spülen Sie ihn gut aus, kochen Sie einmal frisches Wasser auf, und gießen Sie es weg. Wenn Sie lieber einen Entkalker nehmen, prüfen Sie, ob er für Ihren Wasserkocher geeignet ist.',
        'Quelle: [The Times, How to get rid of limescale](https://www.thetimes.co.uk/article/how-to-get-rid-of-limescale-jcj6vss92).',
      ],
    },
    {
      id: 'iron',
      title: 'Wie oft sollte man ein Dampfbügeleisen entkalken?',
      blocks: [
        'Einmal im Monat und bei hartem Wasser öfter, mit der Reinigungsfunktion, die in der Anleitung steht: Sie spült den Kalk durch die Sohle heraus. Gießen Sie weder Entkalker noch Essig hinein, außer die Anleitung erlaubt es, denn manche Hersteller warnen davor, dass das Bügeleisen dadurch Schaden nimmt. Wenn Ihr Wasser hart ist, bügeln Sie mit halb Leitungswasser, halb destilliertem Wasser.',
        'Quellen: [Expert Reviews, How to descale an iron, mit Rat von Tefal](https://www.expertreviews.co.uk/home-appliances/how-to-descale-an-iron); [Philips, How to descale irons and garment steamers](https://www.philips.co.in/c-m-ho/ironing/descaling).',
      ],
    },
    {
      id: 'tap',
      title: 'Wie oft sollte man einen Wasserhahn entkalken?',
      blocks: [
        'Wenn der Strahl dünn oder schief wird oder sich teilt. Wickeln Sie ein mit Essig und Wasser getränktes Tuch um den Auslauf, und lassen Sie es eine Weile dort, bei dickem Kalk über Nacht. Spülen Sie den Hahn dann ab, und reiben Sie ihn trocken. Wenn das nicht reicht, schrauben Sie den Strahlregler ab, und reinigen Sie ihn. Halten Sie Essig von Marmor und anderem Kalkstein fern. Für den Duschkopf gibt es eine [eigene Aufgabe](/items/shower).',
        'Quelle: [Kärcher, Descaling taps](https://www.karcher.com/ng/home-garden/know-how/descaling-taps.html).',
      ],
    },
    {
      id: 'hood',
      title: 'Wie oft sollte man die Filter einer Dunstabzugshaube waschen?',
      blocks: [
        'Alle zwei Monate: Der Filter hält Kochfett direkt über den Flammen. Metallfilter kommen in den Geschirrspüler oder in heißes Wasser mit Spülmittel. Eine Umlufthaube hat zusätzlich einen Aktivkohlefilter, den man laut vielen Anleitungen alle vier Monate ersetzt.',
        'Die Schritte und ihre Quellen stehen [auf der Seite zur Lüftung](/items/ventilation#ventilation.wash-hood-filters).',
      ],
    },
    {
      id: 'mattress',
      title: 'Wie oft sollte man eine Matratze drehen und reinigen?',
      blocks: [
        'Bei jedem Wechsel der Jahreszeit, viermal im Jahr: Tauschen Sie beim Wechseln der Bettwäsche Kopf- und Fußende, und saugen Sie sie ab. Tupfen Sie Flecken sofort weg. Eine Matratze mit nur einer Oberseite wird gedreht, aber nicht gewendet. Wenn der Hersteller etwas anderes rät, halten Sie sich daran.',
        'Quelle: [My Green Mattress, Why you should rotate and clean your mattress](https://mygreenmattress.com/blog/why-you-should-rotate-and-clean-your-mattress-for-better-sleep).',
      ],
    },
    {
      id: 'softener',
      title: 'Wie oft braucht eine Enthärtungsanlage Salz?',
      blocks: [
        'Sehen Sie einmal im Monat nach. Die meisten Haushalte füllen etwa alle zwei Monate nach, wenn der Behälter noch zwischen einem Viertel und der Hälfte voll ist. Stoßen Sie einen Besenstiel durch das Salz nach unten: Eine harte Kruste mit einem Hohlraum darunter legt die Anlage lahm, und sonst ist davon nichts zu merken.',
        'Die Schritte und ihre Quellen stehen [auf der Seite zu Wasser und Abfluss](/items/plumbing-and-drains#plumbing-and-drains.refill-softener). Zum monatlichen Blick: [Fountain Softeners, How often do I need to add salt](https://www.fountainsofteners.co.uk/PBFAQ.asp?Question=How+often+do+I+need+to+add+salt+to+my+softener%3F&ItmID=153086).',
      ],
    },
    {
      id: 'more',
      title: 'Größere Dinge',
      blocks: [
        'Für die [Kaffeemaschine](/maintenance/coffee-machine), die [Waschmaschine](/maintenance/washing-machine), den [Geschirrspüler](/maintenance/dishwasher), den [Kühlschrank](/maintenance/fridge) und den [Heizkessel](/maintenance/boiler) gibt es Ratgeber, und [alles andere](/maintenance#everything) hat eine eigene Seite.',
      ],
    },
  ],
} as const satisfies Policy;
