import type { SourceAddress, SourceDocument, SourceSeller } from './source.ts'
import { compactVatId, taxCountries } from './vat-id.ts'
import { keptText } from './xml.ts'

/** A postal address as both syntaxes write it; missing parts are empty. */
export interface PartyAddress {
  readonly street: string
  readonly street2: string
  readonly city: string
  readonly zip: string
  readonly state: string
  readonly country: string
}

/** Seller or buyer; missing parts are empty. */
export interface Party {
  readonly legalName: string
  /** Only if it differs from the legal name. */
  readonly tradeName: string
  readonly address: PartyAddress
  readonly vatId: string
  readonly taxNumber: string
  readonly registrationNumber: string
  /** ISO 6523 code of the register, for countries that require it. */
  readonly registrationScheme: string
  readonly electronicAddress: string
  readonly electronicScheme: string
  readonly contactName: string
  readonly phone: string
  readonly email: string
}

/** The parts of an address; an address as text has none. */
export function partyAddress(address: string | SourceAddress): PartyAddress {
  const {
    street = '',
    street2 = '',
    city = '',
    zip = '',
    state = '',
    country = '',
  } = typeof address === 'string' ? {} : address
  return { street, street2, city, zip, state, country: normCountry(country) }
}

/** The code list of EN 16931 (BR-CL-14) has 1A where trade uses XK for Kosovo. */
function normCountry(country: string): string {
  return country === 'XK' ? '1A' : country
}

/** The seller; VAT ids are left out if no line is subject to VAT (BR-O-02). */
export function sellerParty(seller: SourceSeller, isOutsideVat: boolean): Party {
  const legalName = keptText(seller.legalName) || keptText(seller.name)
  const address = partyAddress(seller.address)
  const vatId = isOutsideVat ? '' : compactVatId(seller.vatId)
  return {
    legalName,
    tradeName: keptText(seller.name) === legalName ? '' : seller.name,
    address,
    vatId,
    taxNumber: isOutsideVat ? '' : seller.taxId,
    ...registration(seller.registrationNumber, taxCountries(vatId, address.country)),
    ...electronic(seller.electronicAddress, seller.electronicScheme),
    contactName: seller.contactName,
    phone: seller.phoneNumber,
    email: seller.email,
  }
}

/** The buyer, as the document names it. */
export function buyerParty(document: SourceDocument, isOutsideVat: boolean): Party {
  const address = partyAddress(document.billingAddress)
  const vatId = isOutsideVat ? '' : compactVatId(document.customerVatId)
  return {
    legalName: document.customerName,
    tradeName: '',
    address,
    vatId,
    taxNumber: '',
    ...registration(document.customerRegistrationNumber, taxCountries(vatId, address.country)),
    ...electronic(document.customerElectronicAddress, document.customerElectronicScheme),
    contactName: '',
    phone: document.customerPhone,
    email: document.customerEmail,
  }
}

/** Peppol's rules of these countries require the register of a number (NL-R-003, NL-R-005, DK-R-014, IS-R-002). */
const REGISTERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  NL: [
    [/^\d{8}$/, '0106'],
    [/^\d{20}$/, '0190'],
  ],
  DK: [[/^\d{8}$/, '0184']],
  IS: [[/^\d{10}$/, '0196']],
}

function registration(
  number: string,
  countries: readonly string[],
): Pick<Party, 'registrationNumber' | 'registrationScheme'> {
  const text = number.trim()
  const [, scheme = ''] =
    countries.flatMap((country) => REGISTERS[country] ?? []).find(([form]) => form.test(text)) ?? []
  return { registrationNumber: text, registrationScheme: scheme }
}

/** An address without its scheme, or a scheme without an address, is left out. */
function electronic(address: string, scheme: string): Pick<Party, 'electronicAddress' | 'electronicScheme'> {
  const isWhole = keptText(address) !== '' && keptText(scheme) !== ''
  return { electronicAddress: isWhole ? address.trim() : '', electronicScheme: isWhole ? scheme.trim() : '' }
}
