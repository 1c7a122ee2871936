/** Words of the theme switch. */
export const themeMessages = { theme: 'Theme', light: 'Light', dark: 'Dark', system: 'System' } as const
