/** An IBAN in capitals without spaces. */
export function compactIban(iban: string): string {
  return iban.replace(/[\s.-]/g, '').toUpperCase()
}

/** Whether a text is an IBAN by form and checksum (ISO 13616: the remainder by 97 is 1); spaces are ignored. */
export function isIban(iban: string): boolean {
  const text = compactIban(iban)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether a text has the form of a BIC (ISO 9362). */
export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic.trim().toUpperCase())
}
