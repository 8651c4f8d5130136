/** The headings of the rooms. */
export const rooms = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  laundry: 'Laundry',
  'living area': 'Living area',
  'plant room': 'Heating and energy',
  'whole home': 'The whole home',
  outdoors: 'Outdoors',
  garden: 'Garden',
  garage: 'Garage and vehicles',
} as const;
