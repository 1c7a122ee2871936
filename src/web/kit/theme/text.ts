/** Words of the theme switch. */
export const themeText = { theme: 'Theme', light: 'Light', dark: 'Dark', system: 'System' } as const
