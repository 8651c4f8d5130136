import { format } from '../format.ts';

/** The filters, bulbs, salt and batteries of appliances. */
export const parts = {
  title: 'Parts',
  nothing: 'Filters, bulbs, salt, batteries: their sizes and numbers, and how many are left.',
  edit: 'Change the parts',
  add: 'Add a part',
  name: 'Part',
  size: 'Size',
  number: 'Number',
  shop: 'Where to buy it',
  stock: 'How many are left',
  usedBy: 'The task that uses one',
  usedByNothing: 'No task',
  noName: 'Please name the part',
  twice: 'Another part has this name',
  noStock: 'Please enter a whole number, or nothing',
  remove: (name: string) => `Remove ${name}`,
  left: (stock: number) => (stock === 0 ? 'None left' : `${format.number(stock)} left`),
  used: 'Used one',
  usedOf: (name: string) => `Used one: ${name}`,
  counted: (name: string, left: string) => `${name}: ${left}`,
  at: (shop: string) => `from ${shop}`,
  /** In the list of parts, with the title of a task. */
  usedIn: (task: string) => `one each time: ${task}`,
  /** In the opened task. */
  ticking: (part: string, left: string) => `Uses ${part}: ${left}`,
  /** In the shopping list. */
  ranOut: 'Parts that have run out',
  runningOut: 'Parts to buy in time',
  /** How many are left, and from when on that isn’t enough. */
  lasts: (left: string, day: string) => `${left}, enough until ${day}`,
  neededOn: (day: string) => `Needed from ${day} on`,
} as const;
