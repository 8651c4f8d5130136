/** The menu of the week. */
export const weekMenu = {
  replanThis: 'Re-plan this week',
  replan: 'Re-plan the week',
  needs: 'What you need',
  keys: 'Keyboard shortcuts',
  share: 'Share the work…',
} as const;
