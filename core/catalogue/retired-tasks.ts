/**
 * The tasks that are no longer part of the catalogue, each with the task that covers its work now. Histories still refer
 * to them.
 */
export const retiredTasks: ReadonlyMap<string, string> = new Map([
  ['carbon-monoxide-alarm.test-alarms', 'smoke-alarm.test-alarms'],
  ['carbon-monoxide-alarm.vacuum-vents', 'smoke-alarm.vacuum-alarms'],
  ['plumbing-and-drains.flush-kitchen-drain', 'plumbing-and-drains.clean-traps'],
]);
