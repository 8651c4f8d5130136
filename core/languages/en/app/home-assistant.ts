/** Publishing a home for Home Assistant. */
export const homeAssistant = {
  how: 'Home Assistant then finds the home by itself, as a device with this week’s tasks, the next one with a button that completes it, and your meters. It reads them from the MQTT broker of this server: everyone who can read that broker sees them, and can press the button. When you switch it off, the device disappears.',
  publish: 'Show this home in Home Assistant',
  on: (by: string, day: string) =>
    by === '' ? `Switched on on ${day}.` : `Switched on by ${by} on ${day}, and shown in their language.`,
  yours: 'the connection to Home Assistant',
  onlyMembers: 'Only owners and members of the home can change this.',
} as const;
