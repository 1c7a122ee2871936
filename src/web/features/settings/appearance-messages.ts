/** Words of how the product looks and speaks. */
export const appearanceMessages = {
  language: {
    title: 'Language and formats',
    lead: 'Kept with your profile, so that they follow you to every device. Currencies are those of your business.',
    device: 'As on this device',
    localeHelp: 'How numbers and dates are shown and read.',
    zoneHelp: (zone: string) =>
      `For times on screen and in mails to you; this device is in ${zone}. Documents use that of the business.`,
    startHelp: 'What opens first when you come in.',
  },
  looks: {
    title: 'Looks',
    lead: 'Takes effect at once and is kept on this device. System follows your device, also by the time of day.',
  },
} as const
