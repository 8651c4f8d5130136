import { product } from '#apps/contract/product.ts';
import type { Policy } from './policy.ts';

const support = `[${product.supportEmail}](mailto:${product.supportEmail})`;

export const terms: Policy = {
  title: 'Terms of Service',
  updated: { date: '2025-04-22', shown: 'April 22, 2025' },
  lede: `What you can expect from ${product.name}, and what we ask of you.`,
  inShort: [
    'The free plan costs nothing and needs no credit card.',
    'Premium is a recurring subscription. You can cancel at any time; there are no refunds for partial periods.',
    'What we propose is general advice. When in doubt, call a professional.',
    'What you enter stays yours. You can leave whenever you like and take your data with you.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What this is about',
      blocks: [
        `These terms are the agreement between you and ${product.name} (“we”) about the use of this service. By signing in you agree to them. The [privacy policy](/privacy) explains what happens to your data.`,
        { company: true },
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        `${product.name} plans small maintenance tasks for your home, week by week, from what you tell it. Each task says how to do it and why it is due. We improve the service continually, and may add, change or remove parts of it. “Coming soon” describes an intention, not a promise.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You sign in with a link that we send to your email address. Anyone who can read your email can sign in as you, so keep your mailbox safe. In [Settings](/settings), you can log out everywhere. Use your own address, and describe your home accurately: the plan is only as good as what you tell us.',
        'The service is not for children under 16.',
      ],
    },
    {
      id: 'plans',
      title: 'Free and Premium',
      blocks: [
        'The free plan has one custom task and no calendar sync. It is free of charge, needs no credit card and does not end after a trial. Premium has unlimited custom tasks and calendar sync. [Pricing](/pricing) compares the two.',
        {
          list: [
            'The price and the billing period of Premium are shown at checkout, before you pay.',
            'Premium is a recurring subscription. It renews, and is charged at the start of each period, until you cancel.',
            'You can cancel at any time, in Settings under Account. Premium then lasts until the end of the period that you have paid for.',
            'There are no refunds for partial periods. This does not affect your legal rights as a consumer, such as the right of withdrawal.',
            'If a payment fails, Stripe tries again and we tell you. If it keeps failing, Premium ends.',
            'When Premium ends, nothing is deleted. Your custom tasks keep repeating, but you can’t create more than the free plan allows. Calendar sync stops, and events that are already in your calendar stay there.',
            'A new price applies from your next period. We tell you early enough to cancel before then.',
          ],
        },
        'Stripe handles payments under its own terms.',
      ],
    },
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
        'Use the service for homes that you look after, and do not',
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
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable without limit for wilful misconduct and gross negligence, for death and personal injury, and wherever the law does not allow a limit. Otherwise we are liable only for breaches of our essential obligations under this agreement, and only for damage that is typical and foreseeable. Your rights as a consumer are not affected.',
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      blocks: [
        'You can delete your account at any time, in Settings under Account. That cancels a subscription at once and permanently removes your data. We can end the agreement with 30 days’ notice by email. We then refund what you have paid for the time after that.',
      ],
    },
    {
      id: 'law',
      title: 'Law, and changes to these terms',
      blocks: [
        'The law of the EU country in which we are established applies. You keep the protection that the law of your own country gives you as a consumer.',
        'When these terms change, the date at their top changes with them. If a change is to your disadvantage, we tell you by email at least 30 days before it applies, and you can end the agreement before then.',
        `Questions? Write to ${support}.`,
      ],
    },
  ],
};
