import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const gasStove: ItemFacts = {
  name: 'Gas Stove',
  slug: 'gas-stove',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'gas-stove.book-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      legalDays: { PL: every.year },
      stake: 'danger',
      hazard: 'gas and fire',
      // In Japan the supplier comes by itself, as the law requires of it. In the others, nearly all gas is bottled, and few
      // engineers come for a hob: its hose and regulator are what the household checks.
      appliesIf: { notCountries: ['JP', 'GH', 'KE', 'LK', 'NG', 'PH', 'UG', 'VN', 'ZM'] },
      bundle: 'gas engineer',
      professional: true,
      landlord: { notIn: ['IN'], oneRecordIn: ['GB', 'AU'] },
      sources: [
        {
          organisation: 'Gas Safe Register',
          title: 'Gas safety checks and staying gas safe at home',
          url: 'https://www.gassaferegister.co.uk/gas-safety/',
        },
        {
          organisation: 'HSE',
          title: 'Domestic gas safety: landlords and tenants',
          url: 'https://www.hse.gov.uk/gas/domestic/',
        },
        {
          organisation: 'UK Government',
          title: 'The Gas Safety (Installation and Use) Regulations 1998, regulation 36',
          year: 1998,
          url: 'https://www.legislation.gov.uk/uksi/1998/2451/contents',
        },
        {
          organisation: 'Republic of Poland',
          title: 'Prawo budowlane, art. 62: kontrole okresowe',
          year: 1994,
        },
      ],
    },
    {
      id: 'gas-stove.clean-burners',
      tools: ['washing-up liquid', 'old toothbrush', 'straight pin', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      // Where no firm services the hob, and tenants bring their own.
      costlyWhere: { countries: ['JP'] },
      uses: ['open flame'],
      sources: [
        {
          organisation: 'Gas Safe Register',
          title: 'Signs of an unsafe gas appliance: lazy yellow or orange flames',
          url: 'https://www.gassaferegister.co.uk/gas-safety/carbon-monoxide-poisoning/',
        },
        {
          organisation: 'Whirlpool',
          title: 'Gas burners are clicking but not lighting: cleaning the burners',
          url: 'https://producthelp.whirlpool.com/Cooking/Cooktops/Product_Info/Cooktop_Product_Assistance/Gas_Burners_are_Clicking_but_Not_Lighting',
        },
        {
          organisation: 'Enekurabe',
          title: 'ガスコンロの電池交換: change the batteries of a gas hob about once a year',
          url: 'https://enekurabe.com/gas-stovebattery-replacement/',
        },
      ],
    },
    {
      id: 'gas-stove.check-bottle',
      tools: ['washing-up liquid', 'soft brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { 'gas-supply': ['bottle'] } },
      bundle: 'gas leak round',
      sources: [
        {
          organisation: 'ABNT',
          title: 'NBR 8613: Mangueiras de PVC plastificado para instalações domésticas de GLP',
          year: 1999,
        },
        {
          organisation: 'INMETRO',
          title:
            'Portaria 247/2021, which replaces 660/2012: Mangueiras de PVC plastificado para instalação doméstica de GLP',
          year: 2021,
        },
        { organisation: 'Bureau of Indian Standards', title: 'IS 9573: Rubber hose for liquefied petroleum gas' },
        {
          organisation: 'Gas Safe Register',
          title: 'LPG safety: check hoses and joints when you change a cylinder',
        },
      ],
    },
    {
      id: 'gas-stove.check-gas-tank',
      tools: ['garden shears'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      hazard: 'gas and fire',
      appliesIf: { property: 'House', needs: { 'gas-supply': ['tank'] } },
      room: 'outdoors',
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 58, Liquefied Petroleum Gas Code',
          year: 2024,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-58-standard-development/58',
        },
        { organisation: 'Calor', title: 'Bulk tanks: looking after the tank in your garden' },
      ],
    },
  ],
};
