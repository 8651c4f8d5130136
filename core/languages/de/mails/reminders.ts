/** The mails about a guide that someone wants to read again in a year, without an account. */
export const reminders = {
  /** In the place of a guide that this version lacks. */
  home: 'Ihr Zuhause',
  request: {
    subject: 'Noch ein Schritt: Ihre Erinnerung in einem Jahr',
    preview: (guide: string) => `Bestätigen Sie, dass wir Ihnen in einem Jahr zu „${guide}“ schreiben dürfen.`,
    chip: 'Bitte innerhalb von 7 Tagen bestätigen',
    heading: 'Sollen wir Sie in einem Jahr erinnern?',
    text: (guide: string) =>
      `Jemand hat diese Adresse unter unserem Ratgeber „${guide}“ eingegeben, um in einem Jahr erinnert zu werden. Wenn Sie das waren, bestätigen Sie es bitte.`,
    button: 'Erinnerung bestätigen',
    closing:
      'Dann kommt in einem Jahr eine einzige E-Mail, und wir löschen Ihre Adresse. Mit demselben Link können Sie die Erinnerung früher beenden. Wenn Sie es nicht waren, tun Sie nichts: Nach 7 Tagen löschen wir Ihre Adresse.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil jemand diese Adresse unter einem Ratgeber eingegeben hat.`,
  },
  due: {
    subject: (guide: string) => `Ein Jahr ist vergangen: ${guide}`,
    preview: (guide: string) => `Es ist Zeit, „${guide}“ wieder anzusehen.`,
    chip: 'Ein Jahr ist vergangen',
    heading: 'Zeit, wieder nachzusehen',
    text: (guide: string) =>
      `Vor einem Jahr haben Sie uns gebeten, Sie an unseren Ratgeber „${guide}“ zu erinnern. Er zeigt, was fällig ist, wie oft und wie es sicher geht.`,
    button: 'Ratgeber lesen',
    closing:
      'Das war die einzige Erinnerung: Mit dieser E-Mail löschen wir Ihre Adresse. Wenn Sie noch eine möchten, geben Sie sie unter dem Ratgeber wieder ein.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil Sie diese Erinnerung vor einem Jahr bestätigt haben.`,
  },
};
