import type { ItemWords } from '../../item-words.ts';

export const trailer = {
  name: 'Anhänger',
  tasks: {
    'trailer.check-tyres-lights': {
      title: 'Reifen, Licht und Abreißseil des Anhängers prüfen',
      why: 'Anhängerreifen werden durch Alter und Sonne porös, während das Profil noch gut aussieht. Ein totes Licht oder ein fehlendes Abreißseil kann ein Bußgeld bringen und andere gefährden.',
      steps: [
        'Bringen Sie alle Reifen samt Reserverad auf die kalten Drücke von Schild oder Anleitung.',
        'Achten Sie auf Risse in den Flanken, und lesen Sie das Alter im DOT-Code. Ersetzen Sie poröse Reifen paarweise.',
        'Ziehen Sie die Radmuttern über Kreuz mit dem Drehmoment des Herstellers fest. Wiederholen Sie das etwa 50 km, nachdem ein Rad ab war.',
        'Stecken Sie ein, und prüfen Sie Standlicht, Bremslicht, beide Blinker, Nebelschlusslicht und Kennzeichenlicht. Stecken Sie wieder aus, und sprühen Sie matte Kontakte mit Kontaktreiniger ein.',
        'Prüfen Sie, ob das Abreißseil (oder die Sicherheitskette eines ungebremsten Anhängers) ganz ist, das Stützrad oben und fest und die Ladung verteilt und gegurtet.',
        'Machen Sie vor jeder Fahrt eine kurze Prüfung: Kupplung, Seil, Reifen, Licht und Ladung.',
      ],
      firstReason: 'Reifen, die kaum rollen, altern trotzdem, und Lampen rosten unbemerkt',
      safety:
        'Sichern Sie die Räder auf ebenem Boden mit Keilen. Gehen Sie nie unter einen Anhänger auf einem Wagenheber. Halten Sie Stützlast und Gesamtgewicht der Schilder ein.',
    },
    'trailer.grease-coupling': {
      title: 'Kupplung und bewegliche Teile des Anhängers fetten',
      why: 'Eine trockene Kupplung verschleißt oval und kann die Kugel loslassen. Eine Fingerspitze Fett zweimal im Jahr verhindert das.',
      steps: [
        'Sichern Sie die Räder mit Keilen, wischen Sie das alte Fett aus dem Kupplungskopf, und prüfen Sie die Verschleißanzeige der Kupplung, während sie auf der Kugel sitzt.',
        'Geben Sie einen dünnen Film Fett in die Pfanne und Öl auf den Griff.',
        'Hat die Kupplung eine Antischlingervorrichtung, nehmen Sie gar kein Fett. Reinigen Sie stattdessen Kopf und Kugel mit Bremsenreiniger.',
        'Pressen Sie bei einem gebremsten Anhänger Fett in die Nippel der Auflaufeinrichtung, bis frisches erscheint, und prüfen Sie den Faltenbalg auf Risse.',
        'Ölen Sie Handbremshebel, Gewinde des Stützrads, Scharniere und Verschlüsse.',
        'Kuppeln Sie an. Der Griff muss ganz fallen und die Anzeige verriegelt zeigen.',
      ],
      firstReason: 'Die Kupplung ist alles, was den Anhänger am Auto hält',
      safety:
        'Halten Sie beim Absenken Finger aus der Pfanne und Zehen unter der Deichsel weg. Bremsenreiniger ist brennbar und reizt beim Einatmen: Nehmen Sie ihn draußen mit Handschuhen, fern von Flammen.',
    },
    'trailer.book-brakes': {
      title: 'Lager- und Bremsenwartung des Anhängers vereinbaren',
      why: 'Ein trockenes Lager kann bei Tempo sein Rad verlieren, und Auflaufbremsen rosten fest, wo es feucht ist. Zum Prüfen nimmt eine Werkstatt die Naben ab und misst.',
      steps: [
        'Lassen Sie die Radlager prüfen und neu fetten und den Verschleiß der Kupplung messen.',
        'Hat der Anhänger Bremsen, lassen Sie auch Beläge und Züge prüfen und einstellen und Auflaufweg und Dämpfer messen.',
        'Hat er keine, lassen Sie stattdessen beim selben Besuch Federung, Kabel und Licht prüfen.',
        'Lassen Sie bei einem Bootsanhänger Naben (und Bremsen) spülen und fetten, und sagen Sie, ob Sie ihn in Salzwasser benutzen.',
        'Bewahren Sie die Rechnung auf, und schreiben Sie das Datum mit Lackstift auf die Deichsel.',
      ],
      firstReason: 'Ein trockenes Lager warnt kaum, bevor das Rad abgeht',
      safety:
        'Ist eine Nabe nach einer Fahrt zu heiß zum Anfassen oder rumpelt ein Rad, bringen Sie den Anhänger vor der nächsten Fahrt in eine Werkstatt.',
    },
  },
} as const satisfies ItemWords;
