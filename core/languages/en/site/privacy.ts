import type { Policy } from '../../policy.ts';

/** Must match what the software does; docs/data.md lists the same by table. */
export const privacy = {
  title: 'Privacy Policy',
  updated: { date: '2025-05-05', shown: 'May 5, 2025' },
  changed: {
    date: '2026-11-30',
    shown: 'November 30, 2026',
    what: 'reminders from a guide without an account, meters, the nearest town, codes for signing in, connected apps, Home Assistant',
  },
  lede: 'What Upkept knows about you and your home, why, for how long, and what you can do about it.',
  inShort: [
    'We store only what we need to plan the care of your home. We don’t use it for advertising and we don’t sell it.',
    'Your data is stored in the EU.',
    'We load nothing from other companies and count no visits until you accept.',
    'You can export or delete everything yourself in Settings, under Account. Requests are answered within 30 days.',
    'The service is not for children under 16.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Upkept (“we”) runs this service and is responsible for the data that it holds. If you have a question about your data, write to [{support email}](mailto:{support email}).',
        { company: true },
      ],
    },
    {
      id: 'what',
      title: 'What we store, why, and how long',
      blocks: [
        'Nearly all of it comes from you: from what you type and tick, and from how you use the service. What we know about a subscription comes from Stripe. We don’t buy data or collect it from anyone else.',
        {
          caption: 'What we store',
          columns: ['What', 'Why', 'How long'],
          rows: [
            [
              'Your account',
              'Email address, name and language',
              'To sign you in, to greet you and to write to you in your language',
              'Until you delete your account',
            ],
            [
              'The people in a home',
              'Who is in a home, since when, and in which role: owner, member or viewer; and, if you say so, on which days you have time, what you leave to others and when you are away. The others in the home see your name, and its owners your email address',
              'So that several people can look after a home together',
              'Until the person leaves the home, or the account or the home is deleted',
            ],
            [
              'Invitations to a home, if you send any',
              'Whom you invite, if you enter an address, in which role, and when. The mail names you, your email address and the home. If you are invited, your address is stored for this only',
              'To let someone into a home, and only the person who is meant',
              'Until the invitation is accepted or taken back, or at most about an hour after its seven days',
            ],
            [
              'Your home',
              'Its name, country and time zone, the nearest town as a number from a list, and no address, flat or house, what it has, tasks per week, days',
              'To propose only what your home needs, when it suits you and the season',
              'Until you delete your account. A home in which others live stays with them',
            ],
            [
              'Your tasks',
              'What was planned (for the year ahead, too), done, moved or skipped, when and by whom, how often you want it, for whom a task is, and tasks in your own words. The others in the home see what you did',
              'To show your weeks, to share the work fairly, and because the next week is planned from what was done before',
              'Until you delete your account. What you did in a home where others live stays there without your name',
            ],
            [
              'Your history',
              'Work that you recorded or imported: the day, what was done, your note, what it cost, and who did it with their phone number. If that is another person, their data are stored, too',
              'To show your history and your house passport, and to plan what is due next',
              'Until you delete the entry or your account. A deleted entry can be restored for 30 days',
            ],
            [
              'Your house passport, if you share it',
              'A hash of the secret in its link, what it shows, and when it ends. Everyone who has the link can read what it shows: your home’s equipment and, if you say so, its history with costs, names and photos',
              'So that a buyer, a landlord or an insurer can read it without an account',
              'Until you end it, renew it or delete your account; the link stops working on the day that you chose',
            ],
            [
              'A task that you share, if you share any',
              'A hash of the secret in its link, and when it ends. Everyone who has the link can read that task, tick it off, and add a note, photos and documents to it',
              'So that a tradesperson can do it without an account',
              'Until you end it or delete your account; the link stops working after 30 days',
            ],
            [
              'Your pauses',
              'From when to when you are away, so when your home may be empty',
              'To plan nothing for that time',
              'Until you end the pause or delete your account',
            ],
            [
              'A change of your email address',
              'The new and the old address, which of them has confirmed, and when it ends',
              'To make sure that both addresses are yours',
              'About a day',
            ],
            [
              'Your weekly summary',
              'Its day and hour, which weeks it was sent for, how many were sent since you last looked at your week, and whether emails to you came back',
              'To send it when it suits you, less often when you don’t use it, and not at all when you don’t want it',
              'The weeks that it was sent for: about 60 days. The rest: until you delete your account',
            ],
            [
              'Photos and documents, if you add any',
              'What they show, without the place and the camera that a photo names. A PDF is stored as you send it',
              'So that you have them with the work that they show',
              'Until you delete them or your account, or 30 days after you delete the work',
            ],
            [
              'Your questions to the assistant, if you ask any',
              'The question, the item it is about, whether a file came with it, and the answer; never the file itself',
              'So that you can read the answer again',
              'Until you delete the question or your account. When there are 200, the oldest are deleted',
            ],
            [
              'Your appliances, if you record any',
              'Make, model, serial number, day, shop and price of the purchase, end of the warranty, the address of the manual, and parts with their stock and the tasks that use them',
              'To keep them at hand for repairs and insurers, to remind you before a warranty ends, and to fit advice to your model',
              'Until you remove them or delete your account',
            ],
            [
              'Your meters, if you record any',
              'Name, unit and readings, and when another reading is asked for',
              'To ask for readings and to plan what depends on use',
              'Until you delete them or your account',
            ],
            [
              'What the assistant costs',
              'How much AI was used for your household on a day',
              'To keep its cost within a limit',
              'About 60 days',
            ],
            [
              'Your sessions',
              'When a browser signed in, and on which day it was last used',
              'To keep you signed in, and to let you log out everywhere',
              'Until you log out. A session ends after 30 days without use and after 90 days in any case; its record is deleted at your first sign-in 30 days later',
            ],
            [
              'Passkeys, if you add any',
              'What you call a passkey, the public part of its key, and when it was last used. Your finger, your face and your PIN never leave your device',
              'To sign you in without an email',
              'Until you remove it or delete your account',
            ],
            [
              'A connection with a sign-in service, if you use one',
              'Which service it is, its name for you, and when you first used it here',
              'To sign you in when the service says who you are',
              'Until you remove it or delete your account',
            ],
            [
              'API tokens, if you create any',
              'What you call a token, what it may do, when it expires, on which day it was last used, and a hash of it',
              'To let your own programs read or change your tasks, and to show you which can',
              'Until you remove it or log out everywhere, or create another one after it has expired',
            ],
            [
              'Notifications, if you turn them on',
              'Your browser’s address at its push service and its keys, encrypted, the hour, and when the last try failed',
              'To show you the tasks of the day',
              'Until you turn them off or log out',
            ],
            [
              'Connected apps, if you let any in',
              'The name and address that an app gives, what it may do, when you let it in, on which day it was last used, and hashes of its keys',
              'To let the apps that you chose read or change your tasks, and to show you which can',
              'Until you remove it or log out everywhere. An app that isn’t used for 90 days is shut out, and its record is deleted when you connect another one',
            ],
            [
              'Webhooks, if you add any',
              'The address that you entered and a secret, encrypted, and when and with what result we sent something there',
              'To tell your own programs what changes in your plan, and to show you that it arrived',
              'Until you remove it or log out everywhere; what was sent 30 days',
            ],
            [
              'Home Assistant, if you show a home there',
              'Since when, and who wanted it. The MQTT broker of this server’s operator receives the home’s name, how many tasks are open, the next task and your meters. Everyone who may read that broker sees them',
              'To show them in Home Assistant, and to tick tasks off there',
              'Until you switch it off, leave the home or log out everywhere; the broker then keeps nothing of it',
            ],
            [
              'Sign-in links',
              'The address, the time, and a hash of the link. With a sign-in service, also its name for you',
              'To sign in the person who has the link, once',
              'About a day after the link has expired',
            ],
            [
              'Counters against misuse',
              'How often something was requested within an hour, under a scrambled form of an email or network address',
              'To stop floods of sign-in requests',
              'Two hours at most',
            ],
            [
              'Your subscription, if you buy one',
              'Stripe’s identifiers for you and the subscription, whether it is paid, and until when',
              'To know whether you have Premium',
              'Until you delete your account',
            ],
            [
              'What waits to be done for you',
              'That an email, a calendar or a deletion waits for our servers, and the runs of planning in which your home failed',
              'So that nothing is forgotten when a server fails',
              'Until it is done; failed runs 60 days',
            ],
            [
              'A reminder of a guide, if you ask for one',
              'The address that you entered below the guide, its language, the guide, when you asked, and when the email is due. No account is needed',
              'To write to you once, in a year',
              'Until that email is sent; 7 days if you don’t confirm it; until you end it by the link',
            ],
            [
              'What you declare about a contract',
              'A cancellation or withdrawal: the address, name and reference that you entered, when, and what was refunded. Also which emails about the contract we have sent',
              'To carry it out, and to prove that we did',
              'Unconfirmed ones 90 days, others five years; in any case until you delete your account',
            ],
            [
              'Your calendar connection, if you make one',
              'Which calendar is ours, when its events take place and whether they leave out what is for others, which days have one and when they were synced, and Google’s permission, encrypted',
              'To write your maintenance time into it and keep it up to date',
              'Up to 1 day after you disconnect it or stop using the service, or leave the home',
            ],
            [
              'An attempt to connect a calendar',
              'When it began, and a hash of the random number in its cookie',
              'So that only the browser that began it can finish it',
              'Until it is finished, or about a day',
            ],
            [
              'Your private calendar address, if you create one',
              'The address, encrypted, which tasks it shows, when its events take place and when each of its days last changed',
              'To let calendar apps that have it show your tasks',
              'Until you remove it, leave the home or delete your account',
            ],
            [
              'Support access',
              'What our support did for your account, and when',
              'So that every such access can be accounted for',
              'Permanently; once your account is deleted, without anything that identifies you',
            ],
          ],
        },
        'Technical logs contain the time, the page address, the result and the duration of a request. They contain no email address, no network address and nothing that you typed.',
      ],
    },
    {
      id: 'why',
      title: 'Our legal grounds',
      blocks: [
        {
          list: [
            [
              'Our agreement with you',
              'Account, home, its people and invitations, tasks, history, house passport, pauses, weekly summary, sessions, passkeys, a connection with a sign-in service, API tokens, connected apps, webhooks, Home Assistant, notifications, sign-in links, subscription, calendar, and questions to the assistant. Without these, we can’t provide the service.',
            ],
            [
              'Your consent',
              'Analytics, anything else that is loaded from other companies, and a reminder of a guide. You can withdraw it at any time.',
            ],
            [
              'Our legitimate interest in a safe and reliable service',
              'Counters against misuse, technical logs, the record of support access, and the names of people who did work at your home.',
            ],
            [
              'The law',
              'What you declare about a contract, and payment records, which tax law requires us to keep. They are kept by Stripe and in our accounts, separately from your plan.',
            ],
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where it is stored',
      blocks: [
        'Your data is stored in the EU, in one database. It is encrypted in transit. Backups, which are only for emergencies, contain deleted data until they are deleted themselves.',
      ],
    },
    {
      id: 'others',
      title: 'Companies we work with',
      blocks: [
        'These companies receive only what they need for their part. Some of them may process it outside the EU: Postmark, Stripe, Google and OpenAI also work in the United States. Their contracts with us contain the standard contractual clauses of the European Commission (Decision (EU) 2021/914), or they take part in the EU-US Data Privacy Framework. You can ask us for a copy.',
        {
          list: [
            ['Our hosting company', 'Runs the servers and the database, in the EU.'],
            [
              'A sign-in service',
              'Only where the sign-in page offers one, and you use it. It learns that you sign in here, and tells us its name for you and your email address.',
            ],
            [
              'Postmark',
              'Delivers our emails, so it receives your address and the text of the email. It tells us if an email bounces or is reported as spam, and if you unsubscribe. If this site uses its own mail server, that server delivers them instead.',
            ],
            [
              'Stripe',
              'Takes payments, if you buy Premium. It receives your email address, an identifier of your account, and your payment details, which we never see.',
            ],
            [
              'Google Calendar',
              'Only if you connect it. It receives the calendar that we create in your account and its events, with the tasks of the day and their steps. Our permission covers only that calendar, so we can’t read your others.',
            ],
            [
              'The push service of your browser’s maker',
              'Only if you turn notifications on. It delivers them to your device, and sees when. What they say is encrypted for your browser.',
            ],
            [
              'Google Analytics',
              'Only if you accept it. It receives which pages and buttons are used, whether by a visitor, a free or a premium user, which campaign led here, and a shortened network address. It never receives your name, your email address or your tasks.',
            ],
            [
              'OpenAI',
              'Only where an AI model is switched on. To personalise a week, it gets your country, what your home has, your answers about it, your days, the tasks that are due, and the titles of your own tasks of that week. You can switch this off in [Settings](/settings?tab=preferences). When you ask the assistant, it gets your question, the file if you add one, and what your home has. It also gets a scrambled identifier of your household, so that it can stop misuse, but never your name or your email address. We ask it not to store any of this, but to find misuse it may keep it for up to 30 days. It doesn’t train its models with it, and we don’t keep your file after the answer. If this site uses another AI provider, that provider gets the same instead. Emergencies are recognised on our own servers and are not sent to it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Your calendar',
      blocks: [
        'If you connect Google Calendar, Google asks you to let us create our own calendar and use it. We ask for nothing else. Each person in a home can connect their own, which the others don’t see.',
        {
          list: [
            ['What we write', 'One event for each day that has tasks: their titles, steps and links.'],
            [
              'What we read',
              'Whether that calendar and those events still exist. We can’t see your other calendars, your contacts or your mail.',
            ],
            [
              'What happens when you disconnect it or leave the home',
              'We delete the calendar with its events, revoke the permission and delete our data about it within a day, even if Google can’t be reached.',
            ],
          ],
        },
        'We use what we receive from Google only to show your tasks in your calendar. We don’t pass it on, use it for advertising or train models with it, and no person reads it unless you ask us for help. This follows the Google API Services User Data Policy, including its Limited Use requirements.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      blocks: [
        'We set two cookies only while you need them: __Host-upkept_calendar while you connect a calendar, and __Host-upkept_oidc while you sign in with a sign-in service. They contain random numbers, signed or encrypted, which show that the same browser finishes what it started. They expire after ten minutes, or with the link that we mailed. A third one, language, contains en, fr or de for a year from your last visit: the language in which you last signed in, so that the app opens in it. Your browser also keeps a few values in its local storage, which you can delete there at any time:',
        {
          list: [
            ['token', 'Keeps you signed in. It is deleted when you log out.'],
            [
              'home',
              'Which of your homes you see, also in the tab’s storage. It is deleted when you log out, and from the tab’s storage with the tab at the latest.',
            ],
            ['cookieConsent', 'Whether you accepted or declined. Until you choose, we treat it as declined.'],
            ['signInNonces', 'Recognises the browser that requested a sign-in link.'],
            [
              'signInRequest',
              'The address for which you asked for a sign-in link, and what signs you in with the code of that mail, for ten minutes.',
            ],
            ['signInForPremium', 'Which of these links was requested on the way to Premium.'],
            [
              'wishedPage',
              'Which appliance’s label you scanned, or what an app asked you for, before you signed in, for an hour.',
            ],
            [
              'draft',
              'What you have entered and not yet saved, what you chose about a home before signing in, what you changed or photographed offline and have not yet sent, and your name and address, so that one press is enough when your session has ended. It is deleted when it is saved or you log out. If your session ends in another way, it is kept for your return, and deleted when someone else signs in or at the first visit after 30 days.',
            ],
            [
              'household',
              'In the browser’s cache: your name and email address, your settings and the weeks you last saw, so that you can read them offline. It is deleted when you log out.',
            ],
            [
              'reloadedAt',
              'In the tab’s storage: when a page had to be reloaded after an update. It is deleted with the tab.',
            ],
            [
              'calendarRetried',
              'In the tab’s storage: that an expired attempt to connect a calendar was repeated. It is deleted with the tab.',
            ],
          ],
        },
        'If you accept, Google Analytics sets cookies whose names start with _ga, and Stripe may set its own on the pricing page. If you decline, neither is loaded and cookies whose names start with _ga are deleted. “Cookie choice” at the foot of every page asks you again.',
      ],
    },
    {
      id: 'email',
      title: 'Emails',
      blocks: [
        'We send you sign-in links when you ask for them, a confirmation of each purchase and of what you declare about it, a notice if a payment fails or Premium ends, a notice of each new passkey, connection with a sign-in service, API token, connected app and webhook, one if a webhook is paused, one when your account is deleted, and a weekly summary of your tasks. We send no advertising and don’t track whether you open an email or click in it.',
        'You can stop the weekly summary at any time: with “Unsubscribe” in the email, without signing in, or in [Settings](/settings). We also stop it if emails to you bounce, or if you report one as spam. Sign-in links are not affected.',
        'Links in a summary carry a key for one task. Anyone who has such a link can see the title of that task, mark it as done, move it to the next week, and undo that, but nothing else. The key expires after 8 days.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You have the right to see, correct, export and delete your data, to restrict or object to its use, and to withdraw consent. You can do most of this yourself in [Settings](/settings):',
        {
          list: [
            [
              'Export',
              'One file with everything that is stored about you and about the homes that you own, but not what others in them have set up for themselves, and an archive of their photos and documents.',
            ],
            [
              'Delete',
              'Deletes each home in which you live alone, ends its subscription and removes you from its customers at Stripe. Takes you out of your other homes, disconnects your calendars, ends every session and then permanently removes everything about you; what you did in those homes stays without your name. If Stripe or Google can’t be reached at that moment, we keep trying until it is done.',
            ],
            ['Correct', 'Your name, your country, your town, your time zone, your home and your days.'],
          ],
        },
        'For everything else, write to [{support email}](mailto:{support email}) from the address that you sign in with. We answer data requests within 30 days. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is not for children under 16. If you learn that a child has signed up, tell us and we will delete the account.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      blocks: [
        'There are no passwords to steal. A sign-in link works once, for a few minutes, and we store only a hash, from which no one can recover it. Calendar permissions are encrypted. Every request can reach only the household that it belongs to. If a breach ever affects your data, we will tell you and the authority as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If a change of this policy affects something you have agreed to, we tell you by email before it applies.',
      ],
    },
  ],
} as const satisfies Policy;
