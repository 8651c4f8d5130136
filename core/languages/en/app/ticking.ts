/** What is said of ticking a task, of work and of a visit that is booked. `week.tick` has the labels of the week itself. */
export const ticking = {
  /** On the page of a mailed link, in this order. */
  asked: { work: 'Have you done this task?', visit: 'Have you made this appointment?' },
  mark: { work: 'Mark as done', visit: 'Appointment made' },
  marked: { work: 'This task is done.', visit: 'The appointment is made.' },
  /** Of a day before today. */
  earlier: { work: 'Done earlier…', visit: 'Booked earlier…' },
  when: { work: 'When did you do it?', visit: 'When did you make the appointment?' },
  on: { work: (day: string) => `Done ${day}`, visit: (day: string) => `Appointment made ${day}` },
  /** What follows an appointment. */
  whenTheyCome: 'When do they come?',
} as const;
