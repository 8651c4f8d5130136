import type { PartWords } from '../../item-words.ts';

export const papersAndLocks = {
  tasks: {
    'windows-and-doors.check-smart-lock': {
      title: 'Check the smart lock and the way in without it',
      why: 'A smart lock with an empty battery leaves you outside, and in some doors inside. Old codes stay valid until someone deletes them.',
      steps: [
        'Read the charge in the app. Change the batteries below a third, all at once, and of the kind that the maker names.',
        'Open and lock from inside by hand. It must work at once, without phone or power.',
        'Try the key, the contacts for an emergency battery or the second way in that your model has, and keep the key outside the home.',
        'Delete codes and guests that are no longer needed, and install updates.',
        'Lock the door ten times. If the motor strains, adjust the strike plate or have the door aligned.',
      ],
      firstReason: 'Find out that the second way in works before you need it',
      safety:
        'Everyone must be able to get out by hand, also in the dark and without power. Don’t hide a key near the door.',
      tenant:
        'The lock belongs to the home: change it only with your landlord’s consent, and hand over key and codes when you leave.',
    },
    'windows-and-doors.film-contents': {
      title: 'Film the contents of the home for the insurer',
      why: 'After a fire nobody remembers what stood in a cupboard. Ten minutes of film, with a few receipts, decide how soon and how fully an insurer pays.',
      steps: [
        'Walk through every room with a phone and film slowly: walls, open cupboards, drawers, cellar, garage.',
        'Say aloud what valuable things are, and film the plates with model and serial number.',
        'Photograph receipts, appraisals, and jewellery on a plain ground.',
        'Keep the film outside the home: in a cloud, or with a relative.',
        'Compare the total with the sum that you are insured for, and ask the insurer whether it covers new things.',
      ],
      firstReason: 'After a fire, a film of ten minutes is worth a year of letters',
    },
  },
} as const satisfies PartWords;
