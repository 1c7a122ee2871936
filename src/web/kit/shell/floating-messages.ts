/** Words of the floating row. */
export const floatingMessages = {
  title: 'Quick tools',
  open: 'Open the quick tools',
  setting: 'Buttons at the corner of every page',
  settingHelp: 'The round buttons for live chat and sticky notes. Notes are also added by the keys and the search.',
} as const
