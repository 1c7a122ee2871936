/** Words of the choice of a language. */
export const languageMessages = { language: 'Language', device: 'As on this device' } as const
