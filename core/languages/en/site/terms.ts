import type { Policy, PolicySection } from '../../policy.ts';

/** Both annexes of Directive 2011/83/EU: the instructions on withdrawal, and the model form. */
const withdrawal: PolicySection = {
  id: 'withdrawal',
  title: 'Your right to withdraw',
  blocks: [
    'You have the right to withdraw from the contract for Premium within 14 days without giving any reason. The period ends 14 days after the day on which you bought it. If its last day is a Saturday, a Sunday or a public holiday, it ends with the next working day.',
    'To withdraw, tell us so in a clear statement: on the page [Cancel or withdraw](/cancel), which is linked at the foot of every page and works without signing in, or by email to [{support email}](mailto:{support email}), or by post to the address in our [legal notice](/legal). You can use the form below, but you don’t have to. It is enough that you send the statement before the period ends. We confirm it by email without delay.',
    'If you withdraw, Premium ends at once. We refund everything that we received from you for it, without undue delay and within 14 days at the latest, to the means of payment that you used. This costs you nothing. If you expressly requested at checkout that the service begins during the withdrawal period, you pay an amount in proportion to what was provided until you declared your withdrawal to us, compared with the whole period that you paid for.',
    'The model withdrawal form, to complete and return only if you wish to withdraw:',
    {
      list: [
        'To the company named above, {support email}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*):',
        'Ordered on (*):',
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s) (only if this form is notified on paper):',
        'Date:',
        '(*) Delete as appropriate.',
      ],
    },
  ],
};

const conformity: PolicySection = {
  id: 'conformity',
  title: 'The legal guarantee of conformity',
  blocks: [
    'If you are a consumer in the EU, the law guarantees that the service is as we describe it, and works, for as long as we provide it to you (Directive (EU) 2019/770; in France, articles L224-25-12 and following of the Code de la consommation; in Germany, sections 327 and following of the BGB). This applies to the free plan, too. It includes the updates that keep the service as described and secure.',
    'If the service doesn’t conform, you can require us to bring it into conformity, without charge, within a reasonable time and without great inconvenience to you. If we don’t, if we can’t, or if the defect is serious, you can have the price reduced or end the contract at once. We must then refund what you paid for the time in which the service didn’t conform. It is up to us to prove that it conformed. You may also claim damages where the law provides for them.',
    {
      box: [
        'In France, the law words it as follows. Consumers have the right to the legal guarantee of conformity if a defect appears at any time while the digital service is provided. During this time they only have to show that the defect exists, and not when it appeared.',
        'The legal guarantee of conformity includes all updates that are needed to keep the digital service in conformity for as long as it is provided.',
        'The legal guarantee of conformity gives consumers the right to have the digital service brought into conformity without undue delay after their request, without charge and without great inconvenience to them.',
        'Consumers can have the price reduced and keep the digital service, or end the contract and be refunded in full in return for giving up the digital service, if: 1° the trader refuses to bring it into conformity; 2° bringing it into conformity is delayed without justification; 3° it can’t be brought into conformity without costs for the consumer; 4° bringing it into conformity causes the consumer great inconvenience; 5° the lack of conformity remains although the trader has tried to bring it into conformity.',
        'Consumers also have the right to a reduced price or to end the contract if the defect is so serious that this is justified at once. They then don’t have to ask for it to be brought into conformity first.',
        'If the defect is minor, consumers have the right to cancel the contract only if the contract asks for no price.',
        'Any time in which the digital service is unavailable in order to be brought back into conformity suspends the rest of the guarantee until the digital service is provided in conformity again.',
        'These rights follow from articles L. 224-25-1 to L. 224-25-31 of the Code de la consommation.',
        'A trader who obstructs the legal guarantee of conformity in bad faith faces a civil fine of up to 300,000 euros, which can be raised to 10% of the average annual turnover (article L. 242-18-1 of the Code de la consommation).',
        'Consumers also have the legal guarantee against hidden defects under articles 1641 to 1649 of the Code civil, for two years from the discovery of the defect. It gives the right to a reduced price if the digital service is kept, or to a full refund in return for giving it up.',
      ],
    },
    'To use this guarantee, write to us. No other guarantee limits it.',
  ],
};

const disputes: PolicySection = {
  id: 'disputes',
  title: 'If we disagree',
  blocks: [
    'Please write to us first; we usually find a solution. If we don’t, and our [legal notice](/legal) names a consumer mediator, a consumer can turn to them free of charge. You can also go to court, in the country where you live.',
  ],
};

/** The terms of service. In each language in which contracts are concluded, this text binds, and the mail about a purchase contains it. */
export const terms: Policy = {
  title: 'Terms of Service',
  updated: { date: '2025-04-22', shown: 'April 22, 2025' },
  changed: {
    date: '2026-11-30',
    shown: 'November 30, 2026',
    what: 'contracts in the buyer’s language, announcements 30 days ahead, liability, the guarantee of conformity, how many custom tasks there can be at a time, mediation',
  },
  lede: 'What you can expect from Upkept, and what we ask of you.',
  inShort: [
    'The free plan costs nothing and needs no credit card.',
    'Premium is a recurring subscription. You can withdraw within 14 days of buying, and cancel at any time; after the 14 days, there are no refunds for partial periods.',
    'What we propose is general advice. When in doubt, call a professional.',
    'What you enter stays yours. You can leave whenever you like and take your data with you.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What this is about',
      blocks: [
        'These terms are the agreement between you and Upkept (“we”) about the use of this service. By signing in you agree to them. The [privacy policy](/privacy) explains what happens to your data.',
        { company: true },
        'The contract is in the language of the pages on which you buy, and these terms in that language bind both of us. Our support writes in English, and in the language of your contract. The email that confirms your purchase contains these terms, their version and a fingerprint of their text.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'Upkept plans small maintenance tasks for your home, week by week, from what you tell it. Each task says how to do it and why it is due. We improve the service continually. We change or remove a part that you pay for only with a good reason, such as security or the law, at no cost to you, and tell you by email at least 30 days ahead; you can then end the contract. “Coming soon” describes an intention, not a promise.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You sign in with a link that we send to your email address. Anyone who can read your email can sign in as you, so keep your mailbox safe. In [Settings](/settings), you can log out everywhere. Use your own address, and describe your home accurately: the plan is only as good as what you tell us.',
        'You can look after a home together with others. An owner invites them, and may change what they can do and remove them. Premium belongs to a home, and its owners pay for it; the others pay nothing. If you invite someone, enter their address only if they expect it.',
        'The service is not for children under 16.',
      ],
    },
    {
      id: 'plans',
      title: 'Free and Premium',
      blocks: [
        'The free plan has one custom task and no calendar sync. It is free of charge, needs no credit card and does not end after a trial. Premium has calendar sync and unlimited custom tasks, of which a home can have 200 at a time. [Pricing](/pricing) compares the two.',
        {
          list: [
            'The price of Premium with its tax and the billing period are shown on [Pricing](/pricing), and again at checkout, before you pay.',
            'Premium is a recurring subscription. It renews, and is charged at the start of each period, until you cancel.',
            'You can cancel at any time, on the page [Cancel or withdraw](/cancel) or in Settings under Account. Premium then lasts until the end of the period that you have paid for.',
            'There are no refunds for partial periods. You can withdraw within 14 days of buying, and this does not affect your other legal rights as a consumer.',
            'If a payment fails, Stripe tries again and we tell you by email. If it keeps failing, Premium ends.',
            'When Premium ends, nothing is deleted. Your custom tasks keep repeating, but you can’t create more than the free plan allows. Calendar sync stops, and events that are already in your calendar stay there.',
            'A new price applies from a later period. We tell you by email at least 30 days ahead, so that you can cancel before then.',
          ],
        },
        'Stripe handles payments under its own terms.',
      ],
    },
    withdrawal,
    {
      id: 'care',
      title: 'Working safely',
      blocks: [
        'Tasks and guides are general information. They can’t take into account the condition of your home, the make of your appliance or the rules of your country.',
        {
          list: [
            'Follow the maker’s instructions, the safety notes of a task and the law where you live. If they differ from what we say, follow them.',
            'Do only what you are able and allowed to do. Leave gas, mains electricity, flues and roofs to trained professionals.',
            'If you rent, ask your landlord before you change or open anything that is not yours.',
            'The service does not notice emergencies and does not call for help. If you smell gas, see fire or someone is hurt, call your local emergency number.',
          ],
        },
        'Figures such as “up to 80% of common repairs” describe what regular maintenance can do in general. They are not a promise for your home.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Use the service for homes that you look after. Do not:',
        {
          list: [
            'sign in with addresses that are not yours, or try to reach other people’s data',
            'evade limits, or overload the service with automated requests',
            'enter anything that is unlawful or infringes the rights of others',
          ],
        },
        'We may limit or close an account that breaks these rules. Where reasonable, we write to you first.',
      ],
    },
    {
      id: 'content',
      title: 'Your content and ours',
      blocks: [
        'What you enter stays yours. We use it to run the service for you, and for nothing else.',
        'The texts and drawings of the service are ours; you may read, print and share guides for your own home. The software itself is free software under the GNU Affero General Public License, version 3 or later, and these terms do not limit the rights that it gives you.',
      ],
    },
    {
      id: 'calendar',
      title: 'Your calendar',
      blocks: [
        'If you connect a calendar, you allow us to create one calendar in your account and to create, change and delete events in it. You can disconnect at any time: we then delete that calendar and revoke the permission. We delete our data about the connection within a day.',
        'If you create a private calendar address, anyone who has it can read your tasks. Keep it to yourself; you can replace or remove it at any time.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'We work to keep the service available, but we can’t promise that it is never interrupted or free of errors. Do not rely on it alone for anything that you must not forget, such as an inspection that the law requires.',
      ],
    },
    conformity,
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable to you as the law provides. Nothing in these terms excludes or limits the damages to which you are entitled as a consumer if we don’t meet one of our obligations.',
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      blocks: [
        'You can delete your account at any time, in Settings under Account. That cancels a subscription at once and permanently removes your data. We can end the agreement with 30 days’ notice by email. We then refund what you have paid for the time after that.',
      ],
    },
    disputes,
    {
      id: 'law',
      title: 'Law, and changes to these terms',
      blocks: [
        'The law of the EU country in which we are established applies. You keep the protection that the law of your own country gives you as a consumer.',
        'When these terms change, the date at their top changes with them. If a change is to your disadvantage, we tell you by email at least 30 days before it applies, and you can end the agreement before then.',
        'Questions? Write to [{support email}](mailto:{support email}).',
      ],
    },
  ],
};
