import type { refusals as english } from '../en/refusals.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

/** Without the numbers, each of which is a #. A test compares the keys with the contract. */
const sentences: Readonly<Record<string, string>> = {
  // What could not be done, for unforeseen reasons.
  'We couldn’t accept the invitation': 'L’invitation n’a pas pu être acceptée',
  'We couldn’t add a passkey': 'La clé d’accès n’a pas pu être ajoutée',
  'We couldn’t add the home': 'Le logement n’a pas pu être ajouté',
  'We couldn’t change the home': 'Le logement n’a pas pu être modifié',
  'You can look after at most # homes with one account.': 'Un compte peut suivre au plus # logements.',
  'We couldn’t add the task': 'La tâche n’a pas pu être ajoutée',
  'We couldn’t add the webhook': 'Le webhook n’a pas pu être ajouté',
  'We couldn’t change the role': 'Le rôle n’a pas pu être modifié',
  'We couldn’t change your email address': 'Votre adresse e-mail n’a pas pu être modifiée',
  'Failed to complete onboarding. Please try again.': 'Vos réponses n’ont pas pu être enregistrées. Réessayez.',
  'We couldn’t connect the app': 'L’application n’a pas pu être connectée',
  'We couldn’t confirm that it’s you': 'Votre confirmation n’a pas pu être enregistrée',
  'We couldn’t load the passkey': 'La clé d’accès n’a pas pu être chargée',
  'Please confirm that it’s you, and try again': 'Confirmez que c’est bien vous, puis réessayez',
  'Please fill in all required fields': 'Remplissez tous les champs obligatoires',
  'Failed to create task': 'La tâche n’a pas pu être créée',
  'Failed to create template': 'La tâche personnalisée n’a pas pu être créée',
  'We couldn’t create the token': 'Le jeton n’a pas pu être créé',
  'Failed to delete task': 'La tâche n’a pas pu être supprimée',
  'Failed to delete template': 'La tâche personnalisée n’a pas pu être supprimée',
  'We couldn’t delete the entry': 'L’entrée n’a pas pu être supprimée',
  'We couldn’t delete the file': 'Le fichier n’a pas pu être supprimé',
  'We couldn’t delete the home': 'Le logement n’a pas pu être supprimé',
  'We couldn’t delete the question': 'La question n’a pas pu être supprimée',
  'We couldn’t delete your account': 'Votre compte n’a pas pu être supprimé',
  'Failed to disconnect calendar': 'L’agenda n’a pas pu être déconnecté',
  'We couldn’t end your pause': 'Votre pause n’a pas pu être terminée',
  'We couldn’t export your data': 'Vos données n’ont pas pu être exportées',
  'We couldn’t export your files': 'Vos fichiers n’ont pas pu être exportés',
  'We couldn’t export your history': 'Votre historique n’a pas pu être exporté',
  'Failed to fetch tasks': 'Les tâches n’ont pas pu être chargées',
  'Failed to fetch templates': 'Vos tâches personnalisées n’ont pas pu être chargées',
  'We couldn’t get advice. Please try again.': 'La réponse n’a pas pu être obtenue. Réessayez.',
  'Failed to get authorization URL': 'L’adresse de connexion n’a pas pu être obtenue',
  'We couldn’t import the file': 'Le fichier n’a pas pu être importé',
  'We couldn’t decline the invitation': 'L’invitation n’a pas pu être refusée',
  'We couldn’t create the invitation': 'L’invitation n’a pas pu être créée',
  'We couldn’t take you out of the home': 'Vous n’avez pas pu quitter le logement',
  'We couldn’t load how you share the work': 'La répartition du travail n’a pas pu être chargée',
  'We couldn’t load the calendar address': 'L’adresse de l’agenda n’a pas pu être chargée',
  'We couldn’t load the connection': 'Votre service de connexion n’a pas pu être chargé',
  'We couldn’t load the deliveries': 'Les envois n’ont pas pu être chargés',
  'We couldn’t load the file': 'Le fichier n’a pas pu être chargé',
  'We couldn’t load the house passport': 'Le carnet du logement n’a pas pu être chargé',
  'We couldn’t load the invitation': 'L’invitation n’a pas pu être chargée',
  'We couldn’t load the people in your home': 'Les personnes du logement n’ont pas pu être chargées',
  'We couldn’t load the price': 'Le prix n’a pas pu être chargé',
  'We couldn’t load the task': 'La tâche n’a pas pu être chargée',
  'We couldn’t load what the app asks for': 'La demande de l’application n’a pas pu être chargée',
  'We couldn’t load what would be deleted': 'La liste de ce qui serait supprimé n’a pas pu être chargée',
  'We couldn’t load where you’re signed in': 'Vos connexions n’ont pas pu être chargées',
  'We couldn’t load your meters': 'Vos compteurs n’ont pas pu être chargés',
  'We couldn’t save the meter': 'Le compteur n’a pas pu être enregistré',
  'We couldn’t delete the meter': 'Le compteur n’a pas pu être supprimé',
  'This part is no longer in the list': 'Cette pièce n’est plus dans la liste',
  'Please name the part': 'Indiquez le nom de la pièce',
  'must name each part once': 'doit nommer chaque pièce une seule fois',
  'This meter no longer exists': 'Ce compteur n’existe plus',
  'A custom task is due by this meter. Please change that task first':
    'Une tâche personnalisée dépend de ce compteur. Modifiez d’abord cette tâche',
  'You already have # meters. Please delete one that you no longer need.':
    'Vous avez déjà # compteurs. Supprimez-en un dont vous n’avez plus besoin.',
  'We couldn’t load your account': 'Votre compte n’a pas pu être chargé',
  'We couldn’t load your appliances': 'Vos équipements n’ont pas pu être chargés',
  'We couldn’t load your apps': 'Vos applications n’ont pas pu être chargées',
  'We couldn’t load your calendar': 'Votre agenda n’a pas pu être chargé',
  'We couldn’t load your contract': 'Votre contrat n’a pas pu être chargé',
  'We couldn’t load your history': 'Votre historique n’a pas pu être chargé',
  'We couldn’t load your home': 'Votre logement n’a pas pu être chargé',
  'We couldn’t load your house passport': 'Votre carnet du logement n’a pas pu être chargé',
  'We couldn’t load your notifications': 'Vos notifications n’ont pas pu être chargées',
  'We couldn’t load your passkeys': 'Vos clés d’accès n’ont pas pu être chargées',
  'We couldn’t load your questions': 'Vos questions n’ont pas pu être chargées',
  'We couldn’t load your summary settings': 'Les réglages de votre résumé n’ont pas pu être chargés',
  'We couldn’t load your tokens': 'Vos jetons n’ont pas pu être chargés',
  'We couldn’t load the connection to Home Assistant': 'La connexion à Home Assistant n’a pas pu être chargée',
  'We couldn’t change the connection to Home Assistant': 'La connexion à Home Assistant n’a pas pu être modifiée',
  'We couldn’t load your webhooks': 'Vos webhooks n’ont pas pu être chargés',
  'We couldn’t load your year': 'Votre année n’a pas pu être chargée',
  'We couldn’t log you out': 'La déconnexion a échoué',
  'We couldn’t log that device out': 'Cet appareil n’a pas pu être déconnecté',
  'We couldn’t open the subscription': 'L’abonnement n’a pas pu être ouvert',
  'We couldn’t search the towns': 'Les villes n’ont pas pu être cherchées',
  'We couldn’t plan your first weeks': 'Vos premières semaines n’ont pas pu être programmées',
  'We couldn’t reach your sign-in service': 'Votre service de connexion ne répond pas',
  'We couldn’t read the file. Please try again.': 'Le fichier n’a pas pu être lu. Réessayez.',
  'Failed to redirect to checkout': 'La page de paiement n’a pas pu être ouverte',
  'We couldn’t remove the app': 'L’application n’a pas pu être retirée',
  'We couldn’t remove the connection': 'Le service de connexion n’a pas pu être retiré',
  'We couldn’t remove the passkey': 'La clé d’accès n’a pas pu être retirée',
  'We couldn’t remove the person': 'La personne n’a pas pu être retirée',
  'We couldn’t remove the token': 'Le jeton n’a pas pu être retiré',
  'We couldn’t remove the webhook': 'Le webhook n’a pas pu être retiré',
  'Failed to reschedule task': 'La tâche n’a pas pu être déplacée',
  'We couldn’t save how you share the work': 'La répartition du travail n’a pas pu être enregistrée',
  'We couldn’t save the appliance': 'L’équipement n’a pas pu être enregistré',
  'We couldn’t save the entry': 'L’entrée n’a pas pu être enregistrée',
  'We couldn’t save the file': 'Le fichier n’a pas pu être enregistré',
  'We couldn’t save your answer': 'Votre réponse n’a pas pu être enregistrée',
  'We couldn’t save your pause': 'Votre pause n’a pas pu être enregistrée',
  'We couldn’t save your summary settings': 'Les réglages de votre résumé n’ont pas pu être enregistrés',
  'We couldn’t search the guides': 'La recherche dans les guides a échoué',
  'Failed to send magic link': 'Le lien de connexion n’a pas pu être envoyé',
  'We couldn’t send the test': 'Le test n’a pas pu être envoyé',
  'We couldn’t take back your cancellation': 'Votre résiliation n’a pas pu être annulée',
  'There is no such guide': 'Ce guide n’existe pas',
  'We couldn’t save your reminder': 'Votre rappel n’a pas pu être enregistré',
  'We couldn’t send your declaration': 'Votre déclaration n’a pas pu être envoyée',
  'We couldn’t send your summary': 'Votre résumé n’a pas pu être envoyé',
  'We couldn’t share the task': 'La tâche n’a pas pu être partagée',
  'We couldn’t share your house passport': 'Votre carnet du logement n’a pas pu être partagé',
  'We couldn’t sign you in with a passkey': 'La connexion avec une clé d’accès a échoué',
  'We couldn’t stop sharing the task': 'Le partage de la tâche n’a pas pu être arrêté',
  'We couldn’t stop sharing your house passport': 'Le partage de votre carnet du logement n’a pas pu être arrêté',
  'We couldn’t sync with your calendar': 'La synchronisation avec votre agenda a échoué',
  'We couldn’t take back the invitation': 'L’invitation n’a pas pu être annulée',
  'We couldn’t turn notifications off': 'Les notifications n’ont pas pu être désactivées',
  'We couldn’t turn notifications on': 'Les notifications n’ont pas pu être activées',
  'We couldn’t undo the import': 'L’import n’a pas pu être annulé',
  'Failed to update calendar settings': 'Les réglages de l’agenda n’ont pas pu être modifiés',
  'Failed to update preferences': 'Vos préférences n’ont pas pu être modifiées',
  'Failed to update task': 'La tâche n’a pas pu être modifiée',
  'We couldn’t update the custom task': 'La tâche personnalisée n’a pas pu être modifiée',
  'We couldn’t update the calendar address': 'L’adresse de l’agenda n’a pas pu être modifiée',
  'We couldn’t update the task': 'La tâche n’a pas pu être modifiée',
  'Invalid or missing token. Please request a new magic link.':
    'Le lien n’est pas valide. Demandez un nouveau lien de connexion.',
  // Why something is refused.
  'Please check what you entered': 'Vérifiez ce que vous avez saisi',
  'Please choose a valid date': 'Choisissez une date valide',
  'This code is wrong or no longer works. Please check it, or ask for a new email.':
    'Ce code est faux ou ne fonctionne plus. Vérifiez-le, ou demandez un nouvel e-mail.',
  'Please enter the code from the email': 'Saisissez le code de l’e-mail',
  'Invalid or expired token': 'Ce lien n’est pas valide, ou il a expiré',
  'Please sign in to continue': 'Connectez-vous pour continuer',
  'That device is logged out already': 'Cet appareil est déjà déconnecté',
  'We don’t know this town. Please choose one from the list':
    'Cette ville n’est pas dans notre liste. Choisissez-en une dans la liste',
  'This town is in another country. Please choose one in yours':
    'Cette ville est dans un autre pays. Choisissez-en une dans le vôtre',
  'Please tell us about your home first': 'Décrivez d’abord votre logement',
  'This task no longer exists': 'Cette tâche n’existe plus',
  'This proposal no longer fits what you have done since. Please look again':
    'Cette proposition ne correspond plus à ce que vous avez fait depuis. Regardez-la de nouveau',
  'This task was moved on another device': 'Cette tâche a été déplacée depuis un autre appareil',
  'Only your own tasks can be edited': 'Seules vos propres tâches peuvent être modifiées',
  'Only the current week and the four after it can be planned':
    'Seules la semaine en cours et les quatre suivantes peuvent être programmées',
  'No scheduled day is left in this week, so it stays as it is':
    'Cette semaine, il ne reste aucun des jours que vous avez choisis : rien ne change',
  'This custom task no longer exists': 'Cette tâche personnalisée n’existe plus',
  'This entry no longer exists': 'Cette entrée n’existe plus',
  'This import no longer exists': 'Cet import n’existe plus',
  'Your history is full. Please delete entries that you no longer need, or shorten their notes.':
    'Votre historique est plein. Supprimez les entrées devenues inutiles, ou raccourcissez leurs notes.',
  'Your sign-in service cannot be reached right now. Please try again.':
    'Votre service de connexion ne répond pas pour le moment. Réessayez.',
  'No sign-in service is set up here': 'Aucun service de connexion n’est configuré ici',
  'This connection no longer exists': 'Ce service de connexion n’est plus relié',
  'Here, this is the only way to sign in, so it stays': 'Ici, c’est la seule façon de se connecter : elle reste',
  'Please open this link in the browser in which you began to sign in. It is still valid.':
    'Ouvrez ce lien dans le navigateur où vous avez commencé à vous connecter. Il est encore valable.',
  'Here, everyone signs in with the sign-in service': 'Ici, tout le monde se connecte avec le service de connexion',
  'This server sends no mail, so the address can’t be confirmed':
    'Ce serveur n’envoie pas d’e-mails : l’adresse ne peut pas être confirmée',
  'This passkey isn’t accepted here. Please sign in with your email address.':
    'Cette clé d’accès n’est pas acceptée ici. Connectez-vous avec votre adresse e-mail.',
  'This passkey no longer exists': 'Cette clé d’accès n’existe plus',
  'This device has a passkey for your account already': 'Cet appareil a déjà une clé d’accès pour votre compte',
  'You already have # passkeys. Please remove one that you no longer need.':
    'Vous avez déjà # clés d’accès. Retirez-en une qui ne vous sert plus.',
  'This token no longer exists': 'Ce jeton n’existe plus',
  'This token doesn’t allow that': 'Ce jeton ne le permet pas',
  'You already have # tokens. Please remove one that you no longer need.':
    'Vous avez déjà # jetons. Retirez-en un qui ne vous sert plus.',
  'This link no longer works': 'Ce lien ne fonctionne plus',
  'This app can’t be connected, because it doesn’t say who it is or where to return to':
    'Cette application ne peut pas être connectée : elle ne dit pas qui elle est, ni où revenir',
  'This app is no longer connected': 'Cette application n’est plus connectée',
  'You already have # connected apps. Please remove one that you no longer need.':
    'Vous avez déjà # applications connectées. Retirez-en une qui ne vous sert plus.',
  'This webhook no longer exists': 'Ce webhook n’existe plus',
  'You already have # webhooks. Please remove one that you no longer need.':
    'Vous avez déjà # webhooks. Retirez-en un qui ne vous sert plus.',
  'This house passport is no longer shared': 'Ce carnet du logement n’est plus partagé',
  'Premium subscription required to create more than one custom task':
    'Il faut Premium pour créer plus d’une tâche personnalisée',
  'You already have a Premium subscription': 'Vous avez déjà Premium',
  'There is no subscription to manage': 'Il n’y a pas d’abonnement à gérer',
  'Contracts aren’t concluded in this language. Please buy from the English pages.':
    'Aucun contrat n’est conclu en français. Achetez depuis les pages en anglais.',
  'What is announced has to apply at least # days from today.':
    'Ce qui est annoncé doit s’appliquer au plus tôt dans # jours.',
  'An announcement needs the new price, or what changes in each language.':
    'Une annonce demande le nouveau prix, ou ce qui change dans chaque langue.',
  'Nothing is sold here, so there is no contract to end.':
    'Rien n’est vendu ici : il n’y a pas de contrat auquel mettre fin.',
  'No declaration with this id waits for an answer.': 'Aucune déclaration portant cet identifiant n’attend de réponse.',
  'The # days for withdrawing are over. You can cancel Premium instead.':
    'Le délai de rétractation de # jours est passé. Vous pouvez en revanche résilier Premium.',
  'The signature is not valid': 'La signature n’est pas valide',
  'The credentials are not valid': 'Les identifiants ne sont pas valides',
  'This link no longer works. Sign in to change your week or your summary settings.':
    'Ce lien ne fonctionne plus. Connectez-vous pour modifier votre semaine ou les réglages de votre résumé.',
  'Mail to this address can’t be delivered': 'Les e-mails n’arrivent pas à cette adresse',
  'The mail server rejected the mail': 'Le serveur de messagerie a refusé l’e-mail',
  'Our payment provider cannot be reached right now. Please try again in a moment.':
    'Notre prestataire de paiement ne répond pas pour le moment. Réessayez dans un instant.',
  'No calendar is connected': 'Aucun agenda n’est connecté',
  'Premium subscription required for calendar integration.': 'Il faut Premium pour connecter un agenda.',
  'Google no longer lets Upkept use its calendar. Please reconnect it in the settings.':
    'Google ne permet plus à Upkept d’utiliser son agenda. Reconnectez-le dans les réglages.',
  'Google Calendar isn’t set up here. The private address works in any calendar, Google’s included.':
    'Google Agenda n’est pas configuré ici. L’adresse privée fonctionne dans tout agenda, celui de Google compris.',
  'Google Calendar cannot be reached right now. Please try again in a moment.':
    'Google Agenda ne répond pas pour le moment. Réessayez dans un instant.',
  'Google Calendar refused the change. Please try again later.':
    'Google Agenda a refusé la modification. Réessayez plus tard.',
  'The calendar “Upkept” was deleted at Google. Please sync again.':
    'L’agenda « Upkept » a été supprimé chez Google. Relancez la synchronisation.',
  'Authorization code expired or already used. Please try connecting again.':
    'Le code d’autorisation a expiré ou a déjà servi. Relancez la connexion.',
  'No refresh token received. Please revoke access in your calendar provider account and try again.':
    'Google n’a pas donné d’accès durable. Retirez l’accès dans votre compte Google, puis réessayez.',
  'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.':
    'Upkept a besoin de votre autorisation pour créer son propre agenda. Recommencez la connexion, et laissez la case cochée.',
  'You have no private calendar address': 'Vous n’avez pas d’adresse privée d’agenda',
  'There is no calendar at this address': 'Il n’y a pas d’agenda à cette adresse',
  'Reading a file is part of Premium': 'La lecture d’un fichier fait partie de Premium',
  'The assistant has answered all it can for now. Please try again later.':
    'L’assistant a répondu à tout ce qu’il pouvait pour le moment. Réessayez plus tard.',
  'This question no longer exists': 'Cette question n’existe plus',
  'The answer was cut short. Please try again.': 'La réponse a été interrompue. Réessayez.',
  'The assistant cannot be reached right now. Please try again in a moment.':
    'L’assistant ne répond pas pour le moment. Réessayez dans un instant.',
  'The assistant cannot answer this question': 'L’assistant ne peut pas répondre à cette question',
  'The assistant took too long to answer. Please try again.': 'L’assistant a mis trop de temps à répondre. Réessayez.',
  'Please choose a PDF, or a PNG, JPEG or WebP picture': 'Choisissez un PDF, ou une image PNG, JPEG ou WebP',
  'This file is damaged or incomplete. Please choose another one.':
    'Ce fichier est abîmé ou incomplet. Choisissez-en un autre.',
  'This picture has too many pixels. Please make it smaller.': 'Cette image a trop de pixels. Réduisez-la.',
  'This file no longer exists': 'Ce fichier n’existe plus',
  'An entry or an appliance can have at most # files. Please delete one that you no longer need.':
    'Une entrée ou un appareil peut avoir au plus # fichiers. Supprimez-en un qui ne vous sert plus.',
  'Your homes have no room for more files. Please delete some that you no longer need.':
    'Vos logements n’ont plus de place pour d’autres fichiers. Supprimez-en qui ne vous servent plus.',
  'The server has no room for more files right now, so this one was not saved. Please try again later.':
    'Le serveur n’a plus de place pour d’autres fichiers en ce moment : celui-ci n’a pas été enregistré. Réessayez plus tard.',
  'Photos and documents cannot be reached right now. Please try again in a moment.':
    'Les photos et les documents ne sont pas accessibles pour le moment. Réessayez dans un instant.',
  'Your home does not have this item': 'Votre logement n’a pas cet équipement',
  'This account is being deleted. Please try again later.':
    'Ce compte est en cours de suppression. Réessayez plus tard.',
  'This address belongs to another account': 'Cette adresse appartient à un autre compte',
  'You aren’t in this home': 'Vous n’avez pas accès à ce logement',
  'This person is in several homes. Please name one.': 'Cette personne a accès à plusieurs logements. Indiquez-en un.',
  'Your role in this home doesn’t allow this': 'Votre rôle dans ce logement ne le permet pas',
  'A home with several people needs an owner. Please hand it over or delete it first.':
    'Un logement partagé a besoin d’un responsable. Transmettez d’abord ce rôle, ou supprimez le logement.',
  'A home has at most # people, with those who are invited. Remove someone, or take back an invitation.':
    'Un logement compte au plus # personnes, invitations comprises. Retirez quelqu’un, ou annulez une invitation.',
  'Others live in this home. Please remove them first, or hand it over and leave.':
    'D’autres personnes ont accès à ce logement. Retirez-les d’abord, ou transmettez le logement et quittez-le.',
  'This person is in the home already': 'Cette personne a déjà accès à ce logement',
  'This invitation was accepted or taken back, or its time is over':
    'Cette invitation a été acceptée ou annulée, ou elle a expiré',
  'Please sign in to accept the invitation': 'Connectez-vous pour accepter l’invitation',
  'This person isn’t in the home': 'Cette personne n’a pas accès à ce logement',
  'No account has this address': 'Aucun compte n’a cette adresse',
  'Too many requests. Please try again later.': 'Trop de demandes. Réessayez plus tard.',
  'That was a lot of changes at once. Please pause for a moment.':
    'Cela fait beaucoup de modifications à la fois. Attendez un instant.',
  'You have added as many tasks as Upkept can store': 'Vous avez ajouté autant de tâches qu’Upkept peut en garder',
  'You already have # custom tasks. Please delete one that you no longer need.':
    'Vous avez déjà # tâches personnalisées. Supprimez-en une qui ne vous sert plus.',
  'This day is full. Please choose another day.': 'Cette journée est pleine. Choisissez un autre jour.',
  'We are having trouble reaching our database. Please try again in a moment.':
    'Notre base de données ne répond pas pour le moment. Réessayez dans un instant.',
  'We cannot tell whether this was saved. Please reload the page and check before you try again.':
    'Nous ne savons pas si cela a été enregistré. Rechargez la page et vérifiez avant de réessayer.',
  'The address is not valid': 'L’adresse n’est pas valide',
  'There is nothing at this address': 'Il n’y a rien à cette adresse',
  'This address doesn’t support that method': 'Cette adresse n’accepte pas cette méthode',
  'Requests from other sites are not accepted': 'Les demandes d’autres sites ne sont pas acceptées',
  'The body must be application/json': 'Le corps doit être en application/json',
  'The body is not valid JSON': 'Le corps n’est pas du JSON valide',
  'The body must be multipart/form-data': 'Le corps doit être en multipart/form-data',
  'The body is not a valid form': 'Le corps n’est pas un formulaire valide',
  'The request is too large': 'La demande est trop volumineuse',
  'Your last request is still being served. Please try again in a moment.':
    'Votre dernière demande est encore en cours. Réessayez dans un instant.',
  'Many files are being read right now. Please try again in a moment.':
    'Beaucoup de fichiers sont lus en ce moment. Réessayez dans un instant.',
  'Something went wrong on our side': 'Une erreur s’est produite de notre côté',
  // What is wrong with a field.
  'Please enter a question': 'Saisissez une question',
  'Please enter a name': 'Saisissez un nom',
  'Please enter your name': 'Saisissez votre nom',
  'Please enter a task title': 'Saisissez le titre de la tâche',
  'Please enter your email address': 'Saisissez votre adresse e-mail',
  'Please enter an address that starts with https://': 'Saisissez une adresse qui commence par https://',
  'must be an address that begins with https://': 'doit être une adresse qui commence par https://',
  'Please enter a valid email address': 'Saisissez une adresse e-mail valide',
  'Please select a category': 'Choisissez une catégorie',
  'Please select at least one day to schedule tasks on': 'Choisissez au moins un jour pour les tâches',
  'Please choose what the work was for': 'Indiquez sur quoi portait l’entretien',
  'Please choose a file': 'Choisissez un fichier',
  'Please choose at least one event': 'Choisissez au moins un événement',
  'Choose a task of the catalogue': 'Choisissez une tâche du catalogue',
  'must not contain a mark that turns text round, as after # characters':
    'ne doit pas contenir de marque qui retourne le texte, comme après # caractères',
  'must be a single line': 'doit tenir sur une ligne',
  'must be a date such as #-#-#': 'doit être une date, par exemple #-#-#',
  'must be at least #': 'au moins #',
  'must be at most #': 'au plus #',
  'must be at least # minutes': 'au moins # minutes',
  'must be at most # minutes': 'au plus # minutes',
  'must be # to #': 'doit être entre # et #',
  'must be the days that were proposed': 'doit être le nombre de jours proposé',
  'must be the id of a task': 'doit être l’identifiant d’une tâche',
  'must be a text file': 'doit être un fichier texte',
  'must not be in the future': 'ne doit pas être dans le futur',
  'must be a month from # to #': 'doit être un mois de # à #',
  'must be at most twenty years': 'doit être au plus de vingt ans',
  'must say what to do': 'doit dire quoi faire',
  'must count from when it was last done, for what is due by use':
    'doit compter à partir de la dernière fois, pour ce qui dépend de l’usage',
  'must not go backwards from an earlier reading, or beyond a later one':
    'ne doit pas être inférieur à un relevé plus ancien, ni supérieur à un relevé plus récent',
  'must be possible in the days since the reading before it':
    'doit être possible dans les jours écoulés depuis le relevé précédent',
  'must have at most three decimals': 'doit avoir au plus trois décimales',
  'Please name the meter': 'Indiquez le nom du compteur',
  'Please say what it counts': 'Indiquez ce qu’il compte',
  'must contain a turn of the rhythm': 'doit contenir au moins un jour de ce rythme',
  'must be the place of a step, from #': 'doit être le numéro d’une étape, à partir de #',
  'must be steps of the task': 'doit contenir des étapes de la tâche',
  'must be a number from # to #': 'doit être un nombre de # à #',
  'must be a year such as #': 'doit être une année, par exemple #',
  'must be at most # days from the first': 'doit être au plus tard # jours après le premier',
  // What is wrong with a file to import.
  'The file is not a house passport that Upkept can read':
    'Le fichier n’est pas un carnet du logement qu’Upkept peut lire',
  'The file is not a table that Upkept can read': 'Le fichier n’est pas un tableau qu’Upkept peut lire',
  'The file has more in it than an import can have': 'Le fichier contient plus que ce qu’un import peut contenir',
  'The file must have at most # columns': 'Le fichier doit avoir au plus # colonnes',
  'Another program has replaced letters of this file by “\ufffd”. Please save it again as UTF-8':
    'Un autre programme a remplacé des lettres de ce fichier par « \ufffd ». Enregistrez-le de nouveau en UTF-8',
  'Please save the file as XLSX or CSV, without a password':
    'Enregistrez le fichier en XLSX ou en CSV, sans mot de passe',
  'Please choose which columns are the date and the title': 'Indiquez la colonne de la date et celle du titre',
  'must be one or several words of the column': 'doit être un ou plusieurs mots de la colonne',
  'must be the number of a column': 'doit être le numéro d’une colonne',
  'must be JSON': 'doit être du JSON',
  'Please answer the questions about the file first': 'Répondez d’abord aux questions sur le fichier',
  'The file must have at most # rows': 'Le fichier doit avoir au plus # lignes',
};

const fields: Readonly<Record<string, string>> = {
  name: 'Nom',
  home_name: 'Nom du logement',
  email: 'Adresse e-mail',
  title: 'Titre',
  taskSummary: 'Titre',
  description: 'Description',
  extendedDescription: 'Instructions',
  category: 'Catégorie',
  feature: 'Catégorie',
  recurrence: 'Fréquence',
  minutes: 'Minutes',
  date: 'Date',
  scheduledAt: 'Date',
  firstDate: 'Première date',
  boughtOn: 'Date d’achat',
  warrantyUntil: 'Fin de la garantie',
  note: 'Note',
  cost: 'Coût',
  price: 'Prix',
  item: 'Équipement',
  question: 'Question',
  country: 'Pays',
  timezone: 'Fuseau horaire',
  tasks_per_week: 'Tâches par semaine',
  scheduled_days: 'Jours',
  file: 'Fichier',
  url: 'Adresse',
  serial: 'Numéro de série',
  shop: 'Magasin',
  maker: 'Fabricant',
  model: 'Modèle',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'doit être un texte',
  number: 'doit être un nombre',
  int: 'doit être un nombre entier',
  boolean: 'doit être vrai ou faux (true, false)',
  array: 'doit être une liste',
  object: 'doit être un objet JSON',
  record: 'doit être un objet JSON',
};

const entries = { one: 'élément', other: 'éléments' };
const number = /\d+/g;

export const refusals: Translation<typeof english> = {
  said: (sentence) => {
    const numbers = sentence.match(number) ?? [];
    return sentences[sentence.replaceAll(number, '#')]?.replaceAll('#', () => numbers.shift() ?? '') ?? sentence;
  },
  field: (name) => fields[name] ?? 'Ce champ',
  body: 'Le corps',
  // A colon, because the gender of a field isn't known.
  sentence: (field, predicate) => `${field} : ${predicate}`,
  missing: 'à indiquer',
  mustBe: (kind) => kinds[kind] ?? 'doit être autre chose',
  mayOnlyBe: (values) => `doit être ${format.list(values, 'disjunction')}`,
  atMostCharacters: (most) => `au plus ${format.count(most, { one: 'caractère', other: 'caractères' })}`,
  atMostEntries: (most) => `au plus ${format.count(most, entries)}`,
  atMost: (most) => `au plus ${most}`,
  smaller: 'doit être un nombre plus petit',
  empty: 'à remplir',
  atLeastEntries: (least) => `au moins ${format.count(least, entries)}`,
  atLeast: (least) => `au moins ${least}`,
  larger: 'doit être un nombre plus grand',
  uuid: 'doit être un UUID',
  wrongFormat: 'n’a pas le bon format',
  invalid: 'n’est pas valide',
};
