import { product } from '#apps/contract/product.ts';
import type { Policy } from './policy.ts';

const support = `[${product.supportEmail}](mailto:${product.supportEmail})`;

/** Must match what the software does; docs/data.md lists the same by table. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  updated: { date: '2025-05-05', shown: 'May 5, 2025' },
  lede: `What ${product.name} knows about you and your home, why, for how long, and what you can do about it.`,
  inShort: [
    'We store what it takes to plan the care of your home, and nothing to advertise by. We sell no data.',
    'Your data is stored in the EU.',
    'Nothing is loaded from another company, and nothing is counted, before you accept it.',
    'You can export or delete everything yourself in Settings, under Account. Requests are answered within 30 days.',
    'The service is not for children under 16.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${product.name} (“we”) runs this service and is responsible for the data that it holds. For anything about your data, write to ${support}. A person reads it.`,
      ],
    },
    {
      id: 'what',
      title: 'What we store, why, and how long',
      blocks: [
        'Nearly all of it comes from you: from what you type and tick, and from your use of the service. What we know of a subscription comes from Stripe. We buy no data and ask nobody else about you.',
        {
          caption: 'What we store',
          columns: ['What', 'Why', 'How long'],
          rows: [
            [
              'Your account',
              'Email address, name, country, time zone',
              'To sign you in, to greet you, and to plan by the season and the day where you live',
              'Until you delete your account',
            ],
            [
              'Your home',
              'Flat or house, what it has, tasks per week, days',
              'To propose only what your home needs, when it suits you',
              'Until you delete your account',
            ],
            [
              'Your tasks',
              'What was planned, done, moved or skipped and when, and tasks in your own words',
              'To show your weeks, and because the next week is planned from what was done before',
              'Until you delete your account',
            ],
            [
              'Your weekly summary',
              'Its day and hour, which weeks it was sent for, how many were sent since you last looked at your week, and whether emails to you came back',
              'To send it when it suits you, less often when you don’t use it, and not at all when you don’t want it',
              'The weeks that it was sent for: about 60 days. The rest: until you delete your account',
            ],
            [
              'Your questions to the assistant, if you ask any',
              'The question, the item it is about, whether a file came with it, and the answer; never the file itself',
              'So that you can read the answer again',
              'Until you delete the question or your account. The oldest make room once there are 200',
            ],
            [
              'Your appliances, if you record any',
              'The maker and the model of an item of your home',
              'So that you have them when you call a technician',
              'Until you remove them or delete your account',
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
              'Until you log out. A session ends after 30 days without use and after 90 days in any case; its record goes at your next sign-in',
            ],
            [
              'Sign-in links',
              'The address a link was asked for, when, and a fingerprint of the link',
              'To let in whoever holds the link, once',
              'About a day after the link has expired',
            ],
            [
              'Counters against misuse',
              'How often something was asked for within an hour, under a scrambled form of an email or network address',
              'To stop floods of sign-in requests',
              'Two hours at the most',
            ],
            [
              'Your subscription, if you buy one',
              'Stripe’s numbers for you and for it, whether it is paid, and until when',
              'To know whether you have Premium',
              'Until you delete your account',
            ],
            [
              'Your calendar connection, if you make one',
              'Which calendar is ours, when its events take place, which days have one and when they were synced, and Google’s permission, encrypted',
              'To write your maintenance time into it and keep it up to date',
              'Up to 1 day after you disconnect it or stop using the service',
            ],
            [
              'An attempt to connect a calendar',
              'When it began, and a fingerprint of a number in a cookie',
              'So that only the browser that began it can finish it',
              'Until it is finished, or about a day',
            ],
            [
              'Your private calendar address, if you create one',
              'The address, encrypted, and when it was last read',
              'To let calendar apps that have it show your tasks',
              'Until you remove it or delete your account',
            ],
            [
              'Acts of support',
              'What our support did for your account, and when',
              'So that every such access can be accounted for',
              'It is kept; once your account is deleted, without anything that names you',
            ],
          ],
        },
        'Technical logs hold the time, the address on our site, the outcome and the duration of a request: no email address, no network address, nothing that you typed. Emails on their way are listed by numbers only.',
      ],
    },
    {
      id: 'why',
      title: 'What allows us to',
      blocks: [
        {
          list: [
            [
              'Our agreement with you',
              'Account, home, tasks, weekly summary, sessions, sign-in links, subscription, calendar, and questions to the assistant. Without them there is no plan and no answer.',
            ],
            [
              'Your consent',
              'Analytics, and whatever else comes from other companies. You can take it back at any time.',
            ],
            [
              'Our interest in a service that is safe and stays up',
              'Counters against misuse, technical logs, the record of what support did.',
            ],
            [
              'The law',
              'Records of payments, which tax law wants kept. Stripe and our accounts hold them, apart from your plan.',
            ],
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where it is stored',
      blocks: [
        'Your data is stored in the EU, in one database. It travels encrypted. Backups hold what was deleted until they are deleted in their turn, and are there for emergencies only.',
      ],
    },
    {
      id: 'others',
      title: 'Who helps us',
      blocks: [
        'These companies get what their part needs and nothing more. Some of them may handle it outside the EU; they then owe you the protection that EU law asks for.',
        {
          list: [
            ['Our hosting company', 'Runs the servers and the database, in the EU.'],
            [
              'Postmark',
              'Delivers our emails, and so gets your address and the text of the email. It tells us if an email comes back or is reported as spam, and if you unsubscribe. Where this site uses a mail server of its own, that server does it instead.',
            ],
            [
              'Stripe',
              'Takes payments, if you buy Premium. It gets your email address, a number that stands for your account, and your payment details, which we never see.',
            ],
            [
              'Google Calendar',
              'Only if you connect it. It gets the calendar that we make in your account and its events, with the tasks of the day and their steps. Our permission covers that calendar alone, so we can’t read your others.',
            ],
            [
              'Google Analytics',
              'Only if you accept it. It is told which pages and buttons are used and whether by a visitor, a free or a premium user, with a shortened network address; never your name, your email address or your tasks.',
            ],
            [
              'OpenAI',
              'Only where an AI model is switched on. To personalise a week, it gets your country, what your home has, your answers about it, your days, the tasks that are due, and the titles of your own tasks of that week. You can switch this off in [Settings](/settings?tab=preferences). When you ask the assistant, it gets your question, the file if you add one, and what your home has. It also gets a scrambled number that stands for your household, by which it can stop misuse, but never your name or your email address. We ask it not to store any of this, and we don’t keep your file after the answer. If this site uses another AI provider, that provider gets the same instead. Emergencies are recognised here, and are sent nowhere.',
            ],
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Your calendar',
      blocks: [
        'If you connect Google Calendar, Google asks you to let us make a calendar of our own and use it. We ask for nothing else.',
        {
          list: [
            ['What we write', 'One event for each day that has tasks: their titles, steps and links.'],
            [
              'What we read',
              'Whether that calendar and those events still exist. We can’t see your other calendars, your contacts or your mail.',
            ],
            [
              'What happens when you disconnect',
              'We delete the calendar with its events, give up the permission and erase what we hold of it, at the latest within a day, even if Google cannot be reached.',
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
        'We set one cookie, and only while you connect a calendar: upkept_calendar, a random number that shows that the browser that began is the one that finishes. It expires after ten minutes. Your browser also keeps a few notes for us in its local storage, which you can erase there at any time:',
        {
          list: [
            ['token', 'Keeps you signed in. It goes when you log out.'],
            ['cookieConsent', 'Whether you accepted or declined. Until you choose, we take it as a no.'],
            ['signInNonces', 'By which the browser that asked for a sign-in link is known again.'],
            ['signInForPremium', 'Which of these links was asked for on the way to Premium.'],
            [
              'draft',
              'What you had begun to fill in and not yet saved, and what you changed offline until it is sent. It goes when you save it or log out.',
            ],
            [
              'household',
              'In the browser’s cache: your name, your settings and the weeks you last saw, so that you can read them offline. It goes when you log out.',
            ],
            [
              'reloadedAt',
              'In the storage of the tab: when a page had to be loaded again after an update. It goes with the tab.',
            ],
            [
              'calendarRetried',
              'In the storage of the tab: that an expired attempt to connect a calendar was repeated. It goes with the tab.',
            ],
          ],
        },
        'If you accept, Google Analytics sets cookies whose names start with _ga, and Stripe may set some of its own on the pricing page. If you decline, neither is loaded and cookies whose names start with _ga are deleted. “Cookie choice” at the foot of every page asks you again.',
      ],
    },
    {
      id: 'email',
      title: 'Emails',
      blocks: [
        'We send you sign-in links when you ask for them, a welcome after a purchase, word of a payment that failed, and a weekly summary of your tasks. We send no advertising and count no openings or clicks.',
        'You can stop the weekly summary at any time: with “Unsubscribe” in the email, which needs no signing in, or in [Settings](/settings). We also stop it ourselves if emails to you come back, or if you report one as spam. Sign-in links are not affected.',
        'Links in a summary carry a key for one task. Anyone who has such a link can see the title of that task, mark it as done, move it to the next week, and undo that, but nothing else. The key expires after 8 days.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may see your data, correct it, take it with you, have it deleted, restrict or object to its use, and take back a consent. Most of it you can do at once, in [Settings](/settings):',
        {
          list: [
            ['Export', 'One file with everything that is stored about your household.'],
            [
              'Delete',
              'Ends your subscription, removes you from Stripe’s customers, disconnects your calendar, ends every session and then removes everything for good. If Stripe or Google cannot be reached just then, it goes on by itself until it is done.',
            ],
            ['Correct', 'Your name, your country, your time zone, your home and your days.'],
          ],
        },
        `For everything else write to ${support} from the address that you sign in with. We answer data requests within 30 days. You may also complain to the data protection authority of your country.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is not for children under 16. If you learn that a child has signed up, tell us and we delete the account.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      blocks: [
        'There are no passwords to lose: a sign-in link works once and only for minutes, and is stored as a fingerprint from which it cannot be made again. Permissions for calendars are encrypted. Every request is held to the household that it belongs to. Should your data ever be affected by a breach, we tell you and the authority as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the date at its top changes with it. If a change concerns what you have agreed to, we tell you by email before it applies.',
      ],
    },
  ],
};
