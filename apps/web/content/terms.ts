import { product } from '#apps/contract/product.ts';
import type { Policy } from './policy.ts';

const support = `[${product.supportEmail}](mailto:${product.supportEmail})`;

export const terms: Policy = {
  title: 'Terms of Service',
  updated: { date: '2025-04-22', shown: 'April 22, 2025' },
  lede: `What you can expect of ${product.name}, and what we ask of you.`,
  inShort: [
    'The free plan costs nothing and needs no credit card.',
    'Premium is a recurring subscription. You can cancel at any time; there are no refunds for partial periods.',
    'What we propose is general advice. You know your home and your limits: when in doubt, call a professional.',
    'What you enter stays yours, and you can leave whenever you like and take it with you.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What this is about',
      blocks: [
        `These terms are the agreement between you and ${product.name} (“we”) about the use of this service. By signing in you agree to them. The [privacy policy](/privacy) tells what happens with your data.`,
        { company: true },
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        `${product.name} plans small maintenance tasks for your home, week by week, from what you tell it. It tells how each is done and why it is due. We improve it all the time, and may add, change or end parts of it. What is called “coming soon” is an intention, not a promise.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You sign in with a link that we send to your email address. Whoever reads your mailbox can sign in as you, so keep it safe; in [Settings](/settings) you can log out everywhere. Use an address of your own, and tell us true things about your home: the plan is only as good as that.',
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
            'Premium is a recurring subscription: it renews itself, and is charged at the start of each period, until you cancel.',
            'You can cancel at any time, in Settings under Account. Premium then lasts until the end of the period that you have paid for.',
            'There are no refunds for partial periods. Rights that the law gives you as a consumer, such as a right of withdrawal, stay as they are.',
            'If a payment fails, Stripe tries again and we tell you. If it keeps failing, Premium ends.',
            'When Premium ends nothing is deleted: your custom tasks stay and go on, but you cannot make more than the free plan allows. Calendar sync stops, and the events that are in your calendar stay there.',
            'A new price applies from your next period on, and we tell you early enough to cancel before.',
          ],
        },
        'Payments are handled by Stripe, under terms of its own.',
      ],
    },
    {
      id: 'care',
      title: 'Working safely',
      blocks: [
        'Tasks and guides are general information. They cannot know the condition of your home, the make of your appliance or the rules of your country.',
        {
          list: [
            'Follow the maker’s instructions and the safety notes of a task, and the law where you live. Where they differ from us, they count.',
            'Do only what you are able and allowed to do. Gas, mains electricity, flues and roofs belong in trained hands.',
            'If you rent, ask your landlord before you change or open anything that is not yours.',
            'The service does not notice emergencies and does not call for help. If you smell gas, see fire or somebody is hurt, call your local emergency number.',
          ],
        },
        'Figures such as “up to 80% of common repairs” describe what regular maintenance can do in general. They are no promise for your home.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please use the service for homes that you look after, and do not',
        {
          list: [
            'sign in with addresses that are not yours, or try to reach what belongs to others',
            'go round limits, or burden the service with automated requests',
            'enter what is unlawful, or hurts the rights of others',
          ],
        },
        'We may limit or close an account that does. Where it is fair to wait, we write to you first.',
      ],
    },
    {
      id: 'content',
      title: 'What is yours and what is ours',
      blocks: [
        'What you enter stays yours. We use it to run the service for you, and for nothing else.',
        'The texts and drawings of the service are ours; you may read, print and share guides for your own home. The software itself is free software under the GNU Affero General Public License, version 3 or later, whose rights these terms do not narrow.',
      ],
    },
    {
      id: 'calendar',
      title: 'Your calendar',
      blocks: [
        'If you connect a calendar, you allow us to make one calendar in your account and to create, change and delete events in it. You can disconnect at any time: we then delete that calendar and give up the permission. What we hold of the connection goes within a day.',
        'If you create a private calendar address, anyone who has it can read your tasks. Keep it to yourself; you can replace or remove it at any time.',
      ],
    },
    {
      id: 'availability',
      title: 'When it does not work',
      blocks: [
        'We work for a service that is there when you need it, but cannot promise that it is never interrupted or free of errors. Do not rely on it alone for what must not be forgotten, such as an inspection that the law requires.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for harm to life, body or health, and wherever the law does not allow a limit. Beyond that we are liable only for breaches of what this agreement is essentially about, and for damage that is typical of it and could be foreseen. Rights that you have as a consumer are not touched.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      blocks: [
        'You can delete your account at any time, in Settings under Account. That cancels a subscription at once and removes your data for good. We can end the agreement with 30 days’ notice by email, and then pay back what you have paid for the time after it.',
      ],
    },
    {
      id: 'law',
      title: 'Law, and changes to these terms',
      blocks: [
        'The law of the EU country in which we have our seat applies. The protection that the law of your own country gives you as a consumer stays.',
        'When these terms change, the date at their top changes with them. If a change is to your disadvantage, we tell you by email at least 30 days before it applies, and you can leave until then.',
        `Questions? Write to ${support}.`,
      ],
    },
  ],
};
