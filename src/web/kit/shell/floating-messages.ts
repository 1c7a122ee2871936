/** Words of the floating row. */
export const floatingMessages = {
  title: 'Quick tools',
  open: 'Open the quick tools',
  setting: 'Buttons at the corner of every page',
  settingHelp: 'The round button for sticky notes. The keys and the search do the same without it.',
} as const
