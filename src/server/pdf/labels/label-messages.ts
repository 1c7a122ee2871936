/** Texts on labels, and why labels are refused. */
export const labelMessages = {
  title: 'Labels',
  withVat: 'incl. VAT',
  withoutVat: 'excl. VAT',
  startAtMost: (most: number, template: string) => `must be at most ${most} on ${template}`,
  unknownTemplate: 'must be a known label template',
  most: (count: number) => `${count} labels`,
  wrongCodes: (count: number) =>
    `${count === 1 ? 'One product has a code' : `${count} products have codes`} that cannot be printed. ` +
    'Correct them, or print without these barcodes.',
  gone: (count: number) =>
    count === 1 ? 'One of the products no longer exists.' : `${count} of the products no longer exist.`,
}
