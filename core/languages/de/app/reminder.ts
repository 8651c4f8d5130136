import type { reminder as english } from '../../en/app/reminder.ts';
import type { Translation } from '../../translation.ts';
/** The page of the link that confirms a reminder of a guide. */
export const reminder = {
  expired:
    'Ein Link zur Bestätigung gilt 7 Tage. Wurde die Erinnerung beendet oder schon geschickt, haben wir Ihre Adresse nicht mehr. Sie können sie unter einem Ratgeber wieder eingeben.',
  guides: 'Zu den Ratgebern',
  ask: 'Sollen wir Sie in einem Jahr erinnern?',
  askAbout: (guide: string) =>
    `In einem Jahr kommt eine einzige E-Mail zu „${guide}“. Mit ihr löschen wir Ihre Adresse.`,
  confirm: 'Ja, bitte erinnern',
  confirmed: 'Wir erinnern Sie',
  confirmedAbout: (guide: string, day: string) =>
    `Eine einzige E-Mail zu „${guide}“ kommt am [${day}], danach löschen wir Ihre Adresse. Bewahren Sie die E-Mail mit diesem Link auf, falls Sie die Erinnerung früher beenden möchten.`,
  end: 'Nicht erinnern',
  ended: 'Sie werden nicht erinnert',
  endedAbout: 'Wir haben Ihre Adresse gelöscht.',
  toGuide: 'Zurück zum Ratgeber',
} as const satisfies Translation<typeof english>;
