import type { PartWords } from '../../item-words.ts';

export const papersAndLocks = {
  tasks: {
    'windows-and-doors.check-smart-lock': {
      title: 'Smartes Türschloss und den Weg hinein ohne es prüfen',
      why: 'Ein smartes Schloss mit leerer Batterie lässt Sie draußen und bei manchen Türen drinnen. Alte Codes gelten, bis sie jemand löscht.',
      steps: [
        'Lesen Sie in der App den Ladestand. Wechseln Sie die Batterien unter einem Drittel, alle zugleich und vom Typ des Herstellers.',
        'Öffnen und schließen Sie von innen von Hand. Das muss sofort gehen, ohne Handy oder Strom.',
        'Probieren Sie den Schlüssel, die Kontakte für eine Notbatterie oder den zweiten Weg, den Ihr Modell hat, und bewahren Sie den Schlüssel außerhalb der Wohnung auf.',
        'Löschen Sie nicht mehr nötige Codes und Gastzugänge, und installieren Sie Updates.',
        'Schließen Sie die Tür zehnmal ab. Quält sich der Motor, stellen Sie das Schließblech ein, oder lassen Sie die Tür ausrichten.',
      ],
      firstReason: 'Finden Sie heraus, ob der zweite Weg geht, bevor Sie ihn brauchen',
      safety:
        'Alle müssen von Hand hinauskommen, auch im Dunkeln und ohne Strom. Verstecken Sie keinen Schlüssel in der Nähe der Tür.',
      tenant:
        'Das Schloss gehört zur Wohnung: Ändern Sie es nur mit Zustimmung der Vermietung, und geben Sie beim Auszug Schlüssel und Codes ab.',
    },
    'windows-and-doors.film-contents': {
      title: 'Hausrat für die Versicherung filmen',
      why: 'Nach einem Brand weiß niemand mehr, was in einem Schrank stand. Zehn Minuten Film und ein paar Belege entscheiden, wie bald und wie vollständig eine Versicherung zahlt.',
      steps: [
        'Gehen Sie mit dem Handy durch jeden Raum, und filmen Sie langsam: Wände, offene Schränke, Schubladen, Keller, Garage.',
        'Sagen Sie laut, was wertvolle Dinge sind, und filmen Sie die Schilder mit Modell und Seriennummer.',
        'Fotografieren Sie Belege, Gutachten und Schmuck auf einfarbigem Grund.',
        'Bewahren Sie den Film außerhalb der Wohnung auf: in einer Cloud oder bei Verwandten.',
        'Vergleichen Sie den Gesamtwert mit Ihrer Versicherungssumme, und fragen Sie die Versicherung, ob Neues eingeschlossen ist.',
      ],
      firstReason: 'Nach einem Brand ist ein Film von zehn Minuten ein Jahr Briefwechsel wert',
    },
  },
} as const satisfies PartWords;
