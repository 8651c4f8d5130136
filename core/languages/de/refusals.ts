import type { refusals as english } from '../en/refusals.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

/** Without the numbers, each of which is a #. A test compares the keys with the contract. */
const sentences: Readonly<Record<string, string>> = {
  // What could not be done, for unforeseen reasons.
  'We couldn’t accept the invitation': 'Die Einladung ließ sich nicht annehmen',
  'We couldn’t add a passkey': 'Der Passkey ließ sich nicht hinzufügen',
  'We couldn’t add the home': 'Das Zuhause ließ sich nicht hinzufügen',
  'We couldn’t change the home': 'Das Zuhause ließ sich nicht ändern',
  'You can look after at most # homes with one account.':
    'Mit einem Konto können Sie sich um höchstens # Zuhause kümmern.',
  'We couldn’t add the task': 'Die Aufgabe ließ sich nicht hinzufügen',
  'We couldn’t add the webhook': 'Der Webhook ließ sich nicht hinzufügen',
  'We couldn’t change the role': 'Die Rolle ließ sich nicht ändern',
  'We couldn’t change your email address': 'Ihre E-Mail-Adresse ließ sich nicht ändern',
  'Failed to complete onboarding. Please try again.':
    'Die Einrichtung ließ sich nicht abschließen. Bitte versuchen Sie es noch einmal.',
  'We couldn’t connect the app': 'Die App ließ sich nicht verbinden',
  'We couldn’t confirm that it’s you': 'Die Bestätigung, dass Sie es sind, hat nicht geklappt',
  'We couldn’t load the passkey': 'Der Passkey ließ sich nicht laden',
  'Please confirm that it’s you, and try again':
    'Bitte bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal',
  'Failed to create task': 'Die Aufgabe ließ sich nicht erstellen',
  'Failed to create template': 'Die Aufgabe ließ sich nicht erstellen',
  'We couldn’t create the token': 'Das Token ließ sich nicht erstellen',
  'Failed to delete task': 'Die Aufgabe ließ sich nicht löschen',
  'Failed to delete template': 'Die eigene Aufgabe ließ sich nicht löschen',
  'We couldn’t delete the entry': 'Der Eintrag ließ sich nicht löschen',
  'We couldn’t delete the file': 'Die Datei ließ sich nicht löschen',
  'We couldn’t delete the home': 'Das Zuhause ließ sich nicht löschen',
  'We couldn’t delete the question': 'Die Frage ließ sich nicht löschen',
  'We couldn’t delete your account': 'Ihr Konto ließ sich nicht löschen',
  'Failed to disconnect calendar': 'Der Kalender ließ sich nicht trennen',
  'We couldn’t end your pause': 'Die Pause ließ sich nicht beenden',
  'We couldn’t export your data': 'Ihre Daten ließen sich nicht exportieren',
  'We couldn’t export your files': 'Ihre Dateien ließen sich nicht exportieren',
  'We couldn’t export your history': 'Ihr Verlauf ließ sich nicht exportieren',
  'Failed to fetch tasks': 'Die Aufgaben ließen sich nicht laden',
  'Failed to fetch templates': 'Die eigenen Aufgaben ließen sich nicht laden',
  'We couldn’t get advice. Please try again.': 'Es kam kein Rat an. Bitte versuchen Sie es noch einmal.',
  'Failed to get authorization URL': 'Die Adresse für die Freigabe ließ sich nicht holen',
  'We couldn’t import the file': 'Die Datei ließ sich nicht importieren',
  'We couldn’t decline the invitation': 'Die Einladung ließ sich nicht ablehnen',
  'We couldn’t create the invitation': 'Die Einladung hat nicht geklappt',
  'We couldn’t take you out of the home': 'Das Zuhause ließ sich nicht verlassen',
  'We couldn’t load how you share the work': 'Die Aufteilung der Arbeit ließ sich nicht laden',
  'We couldn’t load the calendar address': 'Die Kalenderadresse ließ sich nicht laden',
  'We couldn’t load the connection': 'Die Verbindung ließ sich nicht laden',
  'We couldn’t load the deliveries': 'Die Zustellungen ließen sich nicht laden',
  'We couldn’t load the file': 'Die Datei ließ sich nicht laden',
  'We couldn’t load the house passport': 'Die Hausakte ließ sich nicht laden',
  'We couldn’t load the invitation': 'Die Einladung ließ sich nicht laden',
  'We couldn’t load the people in your home': 'Die Personen in Ihrem Zuhause ließen sich nicht laden',
  'We couldn’t load the price': 'Der Preis ließ sich nicht laden',
  'We couldn’t load the task': 'Die Aufgabe ließ sich nicht laden',
  'We couldn’t load what the app asks for': 'Die Anfrage der App ließ sich nicht laden',
  'We couldn’t load what would be deleted': 'Was gelöscht würde, ließ sich nicht laden',
  'We couldn’t load where you’re signed in': 'Ihre Sitzungen ließen sich nicht laden',
  'We couldn’t load your account': 'Ihr Konto ließ sich nicht laden',
  'We couldn’t load your appliances': 'Ihre Geräte ließen sich nicht laden',
  'We couldn’t load your apps': 'Ihre Apps ließen sich nicht laden',
  'We couldn’t load your calendar': 'Ihr Kalender ließ sich nicht laden',
  'We couldn’t load your contract': 'Ihr Vertrag ließ sich nicht laden',
  'We couldn’t load your history': 'Ihr Verlauf ließ sich nicht laden',
  'We couldn’t load your home': 'Ihr Zuhause ließ sich nicht laden',
  'We couldn’t load your house passport': 'Ihre Hausakte ließ sich nicht laden',
  'We couldn’t load your notifications': 'Ihre Benachrichtigungen ließen sich nicht laden',
  'We couldn’t load your passkeys': 'Ihre Passkeys ließen sich nicht laden',
  'We couldn’t load your questions': 'Ihre Fragen ließen sich nicht laden',
  'We couldn’t load your summary settings': 'Ihre Einstellungen zur Wochenübersicht ließen sich nicht laden',
  'We couldn’t load your tokens': 'Ihre Tokens ließen sich nicht laden',
  'We couldn’t load the connection to Home Assistant': 'Die Verbindung mit Home Assistant ließ sich nicht laden',
  'We couldn’t change the connection to Home Assistant': 'Die Verbindung mit Home Assistant ließ sich nicht ändern',
  'We couldn’t load your webhooks': 'Ihre Webhooks ließen sich nicht laden',
  'We couldn’t load your year': 'Ihr Jahr ließ sich nicht laden',
  'We couldn’t log you out': 'Das Abmelden hat nicht geklappt',
  'We couldn’t log that device out': 'Das Gerät ließ sich nicht abmelden',
  'We couldn’t open the subscription': 'Das Abo ließ sich nicht öffnen',
  'We couldn’t search the towns': 'Orte ließen sich nicht finden',
  'We couldn’t plan your first weeks': 'Ihre ersten Wochen ließen sich nicht planen',
  'We couldn’t reach your sign-in service': 'Ihr Anmeldedienst war nicht erreichbar',
  'Failed to redirect to checkout': 'Die Kasse ließ sich nicht öffnen',
  'We couldn’t remove the app': 'Die App ließ sich nicht entfernen',
  'We couldn’t remove the connection': 'Die Verbindung ließ sich nicht entfernen',
  'We couldn’t remove the passkey': 'Der Passkey ließ sich nicht entfernen',
  'We couldn’t remove the person': 'Die Person ließ sich nicht entfernen',
  'We couldn’t remove the token': 'Das Token ließ sich nicht entfernen',
  'We couldn’t remove the webhook': 'Der Webhook ließ sich nicht entfernen',
  'Failed to reschedule task': 'Die Aufgabe ließ sich nicht verschieben',
  'We couldn’t save how you share the work': 'Die Aufteilung der Arbeit ließ sich nicht speichern',
  'We couldn’t save the appliance': 'Das Gerät ließ sich nicht speichern',
  'We couldn’t save the entry': 'Der Eintrag ließ sich nicht speichern',
  'We couldn’t save the file': 'Die Datei ließ sich nicht speichern',
  'We couldn’t save your answer': 'Ihre Antwort ließ sich nicht speichern',
  'We couldn’t save your pause': 'Ihre Pause ließ sich nicht speichern',
  'We couldn’t save your summary settings': 'Ihre Einstellungen zur Wochenübersicht ließen sich nicht speichern',
  'We couldn’t search the guides': 'Die Ratgeber ließen sich nicht durchsuchen',
  'Failed to send magic link': 'Der Anmeldelink ließ sich nicht senden',
  'We couldn’t send the test': 'Der Test ließ sich nicht senden',
  'We couldn’t take back your cancellation': 'Ihre Kündigung ließ sich nicht zurücknehmen',
  'We couldn’t send your declaration': 'Ihre Erklärung ließ sich nicht senden',
  'We couldn’t send your summary': 'Ihre Wochenübersicht ließ sich nicht senden',
  'We couldn’t share the task': 'Die Aufgabe ließ sich nicht teilen',
  'We couldn’t share your house passport': 'Ihre Hausakte ließ sich nicht teilen',
  'We couldn’t sign you in with a passkey': 'Die Anmeldung mit Passkey hat nicht geklappt',
  'We couldn’t stop sharing the task': 'Das Teilen der Aufgabe ließ sich nicht beenden',
  'We couldn’t stop sharing your house passport': 'Das Teilen der Hausakte ließ sich nicht beenden',
  'We couldn’t sync with your calendar': 'Der Abgleich mit Ihrem Kalender hat nicht geklappt',
  'We couldn’t take back the invitation': 'Die Einladung ließ sich nicht zurücknehmen',
  'We couldn’t turn notifications off': 'Die Benachrichtigungen ließen sich nicht ausschalten',
  'We couldn’t turn notifications on': 'Die Benachrichtigungen ließen sich nicht einschalten',
  'We couldn’t undo the import': 'Der Import ließ sich nicht rückgängig machen',
  'Failed to update calendar settings': 'Die Kalendereinstellungen ließen sich nicht speichern',
  'Failed to update preferences': 'Die Vorgaben ließen sich nicht speichern',
  'Failed to update task': 'Die Aufgabe ließ sich nicht speichern',
  'We couldn’t update the custom task': 'Die eigene Aufgabe ließ sich nicht speichern',
  'We couldn’t update the calendar address': 'Die Kalenderadresse ließ sich nicht ändern',
  'We couldn’t update the task': 'Die Änderung der Aufgabe ließ sich nicht speichern',
  'Invalid or missing token. Please request a new magic link.':
    'Das Token fehlt oder ist ungültig. Bitte fordern Sie einen neuen Anmeldelink an.',
  // Why something is refused.
  'Please check what you entered': 'Bitte prüfen Sie, was Sie eingegeben haben',
  'Please fill in all required fields': 'Bitte füllen Sie alle Pflichtfelder aus',
  'Please choose a valid date': 'Bitte wählen Sie ein gültiges Datum',
  'This code is wrong or no longer works. Please check it, or ask for a new email.':
    'Dieser Code ist falsch oder gilt nicht mehr. Bitte prüfen Sie ihn, oder fordern Sie eine neue E-Mail an.',
  'Please enter the code from the email': 'Bitte geben Sie den Code aus der E-Mail ein',
  'Invalid or expired token': 'Token ungültig oder abgelaufen',
  'Please sign in to continue': 'Bitte melden Sie sich an, um fortzufahren',
  'That device is logged out already': 'Dieses Gerät ist schon abgemeldet',
  'We don’t know this town. Please choose one from the list':
    'Diesen Ort kennen wir nicht. Bitte wählen Sie einen aus der Liste',
  'This town is in another country. Please choose one in yours':
    'Dieser Ort liegt in einem anderen Land. Bitte wählen Sie einen in Ihrem',
  'Please tell us about your home first': 'Bitte erzählen Sie uns zuerst von Ihrem Zuhause',
  'This task no longer exists': 'Diese Aufgabe gibt es nicht mehr',
  'This task was moved on another device': 'Diese Aufgabe wurde auf einem anderen Gerät verschoben',
  'Only your own tasks can be edited': 'Nur eigene Aufgaben lassen sich bearbeiten',
  'Only the current week and the four after it can be planned':
    'Nur die aktuelle Woche und die vier danach lassen sich planen',
  'No scheduled day is left in this week, so it stays as it is':
    'In dieser Woche ist kein geplanter Tag mehr übrig, deshalb bleibt sie, wie sie ist',
  'This custom task no longer exists': 'Diese eigene Aufgabe gibt es nicht mehr',
  'This entry no longer exists': 'Diesen Eintrag gibt es nicht mehr',
  'This import no longer exists': 'Diesen Import gibt es nicht mehr',
  'Your history is full. Please delete entries that you no longer need, or shorten their notes.':
    'Ihr Verlauf ist voll. Bitte löschen Sie Einträge, die Sie nicht mehr brauchen, oder kürzen Sie ihre Notizen.',
  'Your sign-in service cannot be reached right now. Please try again.':
    'Ihr Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  'No sign-in service is set up here': 'Hier ist kein Anmeldedienst eingerichtet',
  'This connection no longer exists': 'Diese Verbindung gibt es nicht mehr',
  'Here, this is the only way to sign in, so it stays': 'Hier ist das die einzige Anmeldung, deshalb bleibt sie',
  'Please open this link in the browser in which you began to sign in. It is still valid.':
    'Bitte öffnen Sie diesen Link in dem Browser, in dem Sie die Anmeldung begonnen haben. Er gilt noch.',
  'Here, everyone signs in with the sign-in service': 'Hier melden sich alle mit dem Anmeldedienst an',
  'This server sends no mail, so the address can’t be confirmed':
    'Dieser Server sendet keine Mails, deshalb lässt sich die Adresse nicht bestätigen',
  'This passkey isn’t accepted here. Please sign in with your email address.':
    'Dieser Passkey wird hier nicht angenommen. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'This passkey no longer exists': 'Diesen Passkey gibt es nicht mehr',
  'This device has a passkey for your account already': 'Dieses Gerät hat schon einen Passkey für Ihr Konto',
  'You already have # passkeys. Please remove one that you no longer need.':
    'Sie haben schon # Passkeys. Bitte entfernen Sie einen, den Sie nicht mehr brauchen.',
  'This token no longer exists': 'Dieses Token gibt es nicht mehr',
  'This token doesn’t allow that': 'Dieses Token erlaubt das nicht',
  'You already have # tokens. Please remove one that you no longer need.':
    'Sie haben schon # Tokens. Bitte entfernen Sie eines, das Sie nicht mehr brauchen.',
  'This link no longer works': 'Dieser Link gilt nicht mehr',
  'This app can’t be connected, because it doesn’t say who it is or where to return to':
    'Diese App lässt sich nicht verbinden, weil sie nicht sagt, wer sie ist oder wohin zurückzukehren ist',
  'This app is no longer connected': 'Diese App ist nicht mehr verbunden',
  'You already have # connected apps. Please remove one that you no longer need.':
    'Sie haben schon # verbundene Apps. Bitte entfernen Sie eine, die Sie nicht mehr brauchen.',
  'This webhook no longer exists': 'Diesen Webhook gibt es nicht mehr',
  'You already have # webhooks. Please remove one that you no longer need.':
    'Sie haben schon # Webhooks. Bitte entfernen Sie einen, den Sie nicht mehr brauchen.',
  'This house passport is no longer shared': 'Diese Hausakte wird nicht mehr geteilt',
  'Premium subscription required to create more than one custom task':
    'Für mehr als eine eigene Aufgabe ist ein Premium-Abo nötig',
  'You already have a Premium subscription': 'Sie haben schon ein Premium-Abo',
  'There is no subscription to manage': 'Es gibt kein Abo zu verwalten',
  'Contracts aren’t concluded in this language. Please buy from the English pages.':
    'In dieser Sprache werden keine Verträge geschlossen. Bitte kaufen Sie auf den englischen Seiten.',
  'What is announced has to apply at least # days from today.': 'Angekündigtes muss mindestens # Tage ab heute gelten.',
  'An announcement needs the new price, or what changes in each language.':
    'Eine Ankündigung braucht den neuen Preis oder was sich ändert, in jeder Sprache.',
  'Nothing is sold here, so there is no contract to end.':
    'Hier wird nichts verkauft, es gibt also keinen Vertrag zu beenden.',
  'No declaration with this id waits for an answer.': 'Keine Erklärung mit dieser Kennung wartet auf eine Antwort.',
  'The # days for withdrawing are over. You can cancel Premium instead.':
    'Die # Tage für den Widerruf sind vorbei. Sie können Premium stattdessen kündigen.',
  'The signature is not valid': 'Die Signatur ist ungültig',
  'The credentials are not valid': 'Die Zugangsdaten sind ungültig',
  'This link no longer works. Sign in to change your week or your summary settings.':
    'Dieser Link gilt nicht mehr. Melden Sie sich an, um Ihre Woche oder die Einstellungen der Wochenübersicht zu ändern.',
  'Mail to this address can’t be delivered': 'Mails an diese Adresse sind nicht zustellbar',
  'The mail server rejected the mail': 'Der Mailserver hat die Mail abgelehnt',
  'Our payment provider cannot be reached right now. Please try again in a moment.':
    'Unser Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'No calendar is connected': 'Es ist kein Kalender verbunden',
  'Premium subscription required for calendar integration.': 'Für die Kalenderverbindung ist ein Premium-Abo nötig.',
  'Google no longer lets Upkept use its calendar. Please reconnect it in the settings.':
    'Google lässt Upkept den Kalender nicht mehr verwenden. Bitte verbinden Sie ihn in den Einstellungen neu.',
  'Google Calendar isn’t set up here. The private address works in any calendar, Google’s included.':
    'Google Kalender ist hier nicht eingerichtet. Die private Adresse funktioniert in jedem Kalender, auch bei Google.',
  'Google Calendar cannot be reached right now. Please try again in a moment.':
    'Google Kalender ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'Google Calendar refused the change. Please try again later.':
    'Google Kalender hat die Änderung abgelehnt. Bitte versuchen Sie es später noch einmal.',
  'The calendar “Upkept” was deleted at Google. Please sync again.':
    'Der Kalender „Upkept“ wurde bei Google gelöscht. Bitte gleichen Sie noch einmal ab.',
  'Authorization code expired or already used. Please try connecting again.':
    'Der Freigabecode ist abgelaufen oder wurde schon verwendet. Bitte verbinden Sie noch einmal.',
  'No refresh token received. Please revoke access in your calendar provider account and try again.':
    'Es kam kein Token zur Erneuerung an. Bitte entziehen Sie den Zugriff im Konto Ihres Kalenderanbieters und versuchen Sie es noch einmal.',
  'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.':
    'Upkept braucht Ihre Erlaubnis, einen eigenen Kalender anzulegen. Bitte verbinden Sie noch einmal und lassen Sie das Kästchen angekreuzt.',
  'You have no private calendar address': 'Sie haben keine private Kalenderadresse',
  'There is no calendar at this address': 'Unter dieser Adresse gibt es keinen Kalender',
  'Reading a file is part of Premium': 'Eine Datei zu lesen gehört zu Premium',
  'The assistant has answered all it can for now. Please try again later.':
    'Der Assistent hat vorerst alles beantwortet, was er kann. Bitte versuchen Sie es später noch einmal.',
  'This question no longer exists': 'Diese Frage gibt es nicht mehr',
  'The answer was cut short. Please try again.': 'Die Antwort brach ab. Bitte versuchen Sie es noch einmal.',
  'The assistant cannot be reached right now. Please try again in a moment.':
    'Der Assistent ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The assistant cannot answer this question': 'Der Assistent kann diese Frage nicht beantworten',
  'The assistant took too long to answer. Please try again.':
    'Der Assistent hat zu lange für die Antwort gebraucht. Bitte versuchen Sie es noch einmal.',
  'Please choose a PDF, or a PNG, JPEG or WebP picture':
    'Bitte wählen Sie ein PDF oder ein Bild als PNG, JPEG oder WebP',
  'This file is damaged or incomplete. Please choose another one.':
    'Diese Datei ist beschädigt oder unvollständig. Bitte wählen Sie eine andere.',
  'This picture has too many pixels. Please make it smaller.':
    'Dieses Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  'This file no longer exists': 'Diese Datei gibt es nicht mehr',
  'An entry or an appliance can have at most # files. Please delete one that you no longer need.':
    'Ein Eintrag oder Gerät kann höchstens # Dateien haben. Bitte löschen Sie eine, die Sie nicht mehr brauchen.',
  'Your homes have no room for more files. Please delete some that you no longer need.':
    'Ihr Speicherplatz reicht nicht für weitere Dateien. Bitte löschen Sie welche, die Sie nicht mehr brauchen.',
  'The server has no room for more files right now, so this one was not saved. Please try again later.':
    'Auf dem Server ist gerade kein Platz für weitere Dateien, deshalb wurde diese nicht gespeichert. Bitte versuchen Sie es später noch einmal.',
  'Photos and documents cannot be reached right now. Please try again in a moment.':
    'Fotos und Dokumente sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'Your home does not have this item': 'Ihr Zuhause hat das nicht',
  'This account is being deleted. Please try again later.':
    'Dieses Konto wird gerade gelöscht. Bitte versuchen Sie es später noch einmal.',
  'This address belongs to another account': 'Diese Adresse gehört zu einem anderen Konto',
  'You aren’t in this home': 'Sie gehören nicht zu diesem Zuhause',
  'This person is in several homes. Please name one.':
    'Diese Person gehört zu mehr als einem Zuhause. Bitte nennen Sie eines.',
  'Your role in this home doesn’t allow this': 'Ihre Rolle in diesem Zuhause erlaubt das nicht',
  'A home with several people needs an owner. Please hand it over or delete it first.':
    'Ein Zuhause mit mehreren Personen braucht jemanden, der es verwaltet. Bitte übergeben oder löschen Sie es zuerst.',
  'A home has at most # people, with those who are invited. Remove someone, or take back an invitation.':
    'Ein Zuhause hat höchstens # Personen, mit den eingeladenen. Entfernen Sie jemanden, oder nehmen Sie eine Einladung zurück.',
  'Others live in this home. Please remove them first, or hand it over and leave.':
    'In diesem Zuhause wohnen andere. Bitte entfernen Sie sie zuerst, oder übergeben und verlassen Sie es.',
  'This person is in the home already': 'Diese Person gehört schon zum Zuhause',
  'This invitation was accepted or taken back, or its time is over':
    'Diese Einladung wurde angenommen oder zurückgenommen, oder ihre Zeit ist um',
  'Please sign in to accept the invitation': 'Bitte melden Sie sich an, um die Einladung anzunehmen',
  'This person isn’t in the home': 'Diese Person gehört nicht zum Zuhause',
  'No account has this address': 'Kein Konto hat diese Adresse',
  'Too many requests. Please try again later.': 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'That was a lot of changes at once. Please pause for a moment.':
    'Das waren viele Änderungen auf einmal. Bitte machen Sie einen Moment Pause.',
  'You have added as many tasks as Upkept can store':
    'Sie haben so viele Aufgaben hinzugefügt, wie Upkept speichern kann',
  'You already have # custom tasks. Please delete one that you no longer need.':
    'Sie haben schon # eigene Aufgaben. Bitte löschen Sie eine, die Sie nicht mehr brauchen.',
  'This day is full. Please choose another day.': 'Dieser Tag ist voll. Bitte wählen Sie einen anderen.',
  'We are having trouble reaching our database. Please try again in a moment.':
    'Unsere Datenbank ist gerade schlecht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'We cannot tell whether this was saved. Please reload the page and check before you try again.':
    'Ob das gespeichert wurde, wissen wir nicht. Bitte laden Sie die Seite neu und prüfen Sie es, bevor Sie es noch einmal versuchen.',
  'The address is not valid': 'Die Adresse ist ungültig',
  'There is nothing at this address': 'Unter dieser Adresse gibt es nichts',
  'This address doesn’t support that method': 'Diese Adresse unterstützt diese Methode nicht',
  'Requests from other sites are not accepted': 'Anfragen anderer Websites werden nicht angenommen',
  'The body must be application/json': 'Der Inhalt muss application/json sein',
  'The body is not valid JSON': 'Der Inhalt ist kein gültiges JSON',
  'The body must be multipart/form-data': 'Der Inhalt muss multipart/form-data sein',
  'The body is not a valid form': 'Der Inhalt ist kein gültiges Formular',
  'The request is too large': 'Die Anfrage ist zu groß',
  'Your last request is still being served. Please try again in a moment.':
    'Ihre letzte Anfrage wird noch bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
  'Many files are being read right now. Please try again in a moment.':
    'Gerade werden viele Dateien gelesen. Bitte versuchen Sie es gleich noch einmal.',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',
  // What is wrong with a field.
  'Please enter a question': 'Bitte geben Sie eine Frage ein',
  'Please enter a name': 'Bitte geben Sie einen Namen ein',
  'Please enter your name': 'Bitte geben Sie Ihren Namen ein',
  'Please enter a task title': 'Bitte geben Sie einen Titel für die Aufgabe ein',
  'Please enter your email address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Please enter an address that starts with https://': 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  'must be an address that begins with https://': 'muss eine Adresse sein, die mit https:// beginnt',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please select a category': 'Bitte wählen Sie eine Kategorie',
  'Please select at least one day to schedule tasks on': 'Bitte wählen Sie mindestens einen Tag für die Aufgaben',
  'Please choose what the work was for': 'Bitte wählen Sie, wofür die Arbeit war',
  'Please choose a file': 'Bitte wählen Sie eine Datei',
  'Please choose at least one event': 'Bitte wählen Sie mindestens ein Ereignis',
  'Choose a task of the catalogue': 'Wählen Sie eine Aufgabe des Katalogs',
  'must not contain a mark that turns text round, as after # characters':
    'darf kein Zeichen enthalten, das Text umdreht, wie nach # Zeichen',
  'must be a single line': 'muss eine einzige Zeile sein',
  'must be a date such as #-#-#': 'muss ein Datum wie #-#-# sein',
  'must be at least #': 'muss mindestens # sein',
  'must be at most #': 'darf höchstens # sein',
  'must be at least # minutes': 'muss mindestens # Minuten sein',
  'must be at most # minutes': 'darf höchstens # Minuten sein',
  'must be # to #': 'muss # bis # sein',
  'must be a text file': 'muss eine Textdatei sein',
  'must be a month from # to #': 'muss ein Monat von # bis # sein',
  'must be at most twenty years': 'darf höchstens zwanzig Jahre sein',
  'must say what to do': 'muss sagen, was zu tun ist',
  'must contain a turn of the rhythm': 'muss eine Wiederkehr des Rhythmus enthalten',
  'must be the place of a step, from #': 'muss die Stelle eines Schritts sein, ab #',
  'must be steps of the task': 'müssen Schritte der Aufgabe sein',
  'must be a number from # to #': 'muss eine Zahl von # bis # sein',
  'must be a year such as #': 'muss ein Jahr wie # sein',
  'must be at most # days from the first': 'darf höchstens # Tage nach dem ersten liegen',
  // What is wrong with a file to import.
  'The file is not a house passport that Upkept can read': 'Die Datei ist keine Hausakte, die Upkept lesen kann',
  'The file is not a table that Upkept can read': 'Die Datei ist keine Tabelle, die Upkept lesen kann',
  'The file has more in it than an import can have': 'Die Datei enthält mehr, als ein Import haben kann',
  'The file must have at most # columns': 'Die Datei darf höchstens # Spalten haben',
  'Another program has replaced letters of this file by “\ufffd”. Please save it again as UTF-8':
    'Ein anderes Programm hat Buchstaben dieser Datei durch „�“ ersetzt. Bitte speichern Sie sie noch einmal als UTF-8',
  'Please save the file as XLSX or CSV, without a password':
    'Bitte speichern Sie die Datei als XLSX oder CSV, ohne Passwort',
  'Please choose which columns are the date and the title': `Bitte wählen Sie, welche Spalten das Datum und der Titel sind`,
  'must be one or several words of the column': 'muss ein Wort der Spalte oder eine Liste davon sein',
  'must be the number of a column': 'muss die Nummer einer Spalte sein',
  'We couldn’t read the file. Please try again.':
    'Wir konnten die Datei nicht lesen. Bitte versuchen Sie es noch einmal.',
  'We couldn’t save the meter': 'Wir konnten den Zähler nicht speichern',
  'We couldn’t delete the meter': 'Wir konnten den Zähler nicht löschen',
  'We couldn’t load your meters': 'Wir konnten Ihre Zähler nicht laden',
  'We couldn’t save your reminder': 'Wir konnten Ihre Erinnerung nicht speichern',
  'There is no such guide': 'Diesen Ratgeber gibt es nicht',
  'This proposal no longer fits what you have done since. Please look again':
    'Dieser Vorschlag passt nicht mehr zu dem, was Sie seitdem erledigt haben. Bitte sehen Sie noch einmal nach',
  'This meter no longer exists': 'Diesen Zähler gibt es nicht mehr',
  'A custom task is due by this meter. Please change that task first':
    'Eine eigene Aufgabe ist nach diesem Zähler fällig. Bitte ändern Sie zuerst diese Aufgabe',
  'You already have # meters. Please delete one that you no longer need.':
    'Sie haben schon # Zähler. Bitte löschen Sie einen, den Sie nicht mehr brauchen.',
  'This part is no longer in the list': 'Dieses Teil steht nicht mehr in der Liste',
  'Please name the part': 'Bitte geben Sie dem Teil einen Namen',
  'must be the id of a task': 'muss die ID einer Aufgabe sein',
  'must name each part once': 'muss jedes Teil einmal nennen',
  'must be the days that were proposed': 'müssen die vorgeschlagenen Tage sein',
  'must have at most three decimals': 'darf höchstens drei Nachkommastellen haben',
  'Please name the meter': 'Bitte geben Sie dem Zähler einen Namen',
  'Please say what it counts': 'Bitte geben Sie an, was er zählt',
  'must be JSON': 'muss JSON sein',
  'Please answer the questions about the file first': 'Bitte beantworten Sie zuerst die Fragen zur Datei',
  'The file must have at most # rows': 'Die Datei darf höchstens # Zeilen haben',
};

const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  home_name: 'Name des Zuhauses',
  email: 'E-Mail',
  title: 'Titel',
  taskSummary: 'Aufgabe',
  description: 'Beschreibung',
  extendedDescription: 'ausführliche Beschreibung',
  category: 'Kategorie',
  feature: 'Besonderheit',
  recurrence: 'Wiederholung',
  minutes: 'Minuten',
  date: 'Datum',
  scheduledAt: 'Tag',
  firstDate: 'erster Tag',
  boughtOn: 'Kaufdatum',
  warrantyUntil: 'Ende der Garantie',
  note: 'Notiz',
  cost: 'Kosten',
  price: 'Preis',
  item: 'Gerät',
  question: 'Frage',
  country: 'Land',
  timezone: 'Zeitzone',
  tasks_per_week: 'Aufgaben pro Woche',
  scheduled_days: 'Tage für Aufgaben',
  file: 'Datei',
  url: 'Adresse',
  serial: 'Seriennummer',
  shop: 'Geschäft',
  maker: 'Marke',
  model: 'Modell',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'wahr oder falsch',
  array: 'eine Liste',
  object: 'ein JSON-Objekt',
  record: 'ein JSON-Objekt',
};

const entries = { one: 'Eintrag', other: 'Einträge' };
const number = /\d+/g;

export const refusals: Translation<typeof english> = {
  said: (sentence) => {
    const numbers = sentence.match(number) ?? [];
    return sentences[sentence.replaceAll(number, '#')]?.replaceAll('#', () => numbers.shift() ?? '') ?? sentence;
  },
  field: (name) => fields[name] ?? 'Feld',
  body: 'Der Inhalt',
  // A colon, because the gender of a field isn't known.
  sentence: (field, predicate) => `${field}: ${predicate}`,
  missing: 'muss angegeben sein',
  mustBe: (kind) => `muss ${kinds[kind] ?? 'etwas anderes'} sein`,
  mayOnlyBe: (values) => `darf nur ${format.list(values, 'disjunction')} sein`,
  atMostCharacters: (most) => `darf höchstens ${format.count(most, { one: 'Zeichen', other: 'Zeichen' })} lang sein`,
  atMostEntries: (most) => `darf höchstens ${format.count(most, entries)} haben`,
  atMost: (most) => `darf höchstens ${most} sein`,
  smaller: 'muss eine kleinere Zahl sein',
  empty: 'darf nicht leer sein',
  atLeastEntries: (least) => `muss mindestens ${format.count(least, entries)} haben`,
  atLeast: (least) => `muss mindestens ${least} sein`,
  larger: 'muss eine größere Zahl sein',
  uuid: 'muss eine UUID sein',
  wrongFormat: 'hat das falsche Format',
  invalid: 'ist ungültig',
};
