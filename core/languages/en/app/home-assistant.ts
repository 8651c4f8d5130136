/** Publishing a home for Home Assistant. */
export const homeAssistant = {
  title: 'Home Assistant',
  how: 'Home Assistant then finds the home by itself, as a device with this week’s tasks, the next one with a button that completes it, and your meters. When you switch it off, the device disappears.',
  seenBy:
    'Everyone who can read the MQTT broker of this server then sees your tasks and meters, and can complete the next task.',
  publish: 'Show this home in Home Assistant',
  on: (by: string, day: string) =>
    by === '' ? `Switched on on ${day}.` : `Switched on by ${by} on ${day}, and shown in their language.`,
  yours: 'the connection to Home Assistant',
  onlyMembers: 'Only owners and members of the home can change this.',
} as const;
