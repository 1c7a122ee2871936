import type { Seller } from '#contract/entities/document-fields.ts'
import { sellerOf } from '#contract/entities/document-derive.ts'
import { paperOf } from '#domain/countries.ts'
import type { DocumentDesign } from '#domain/documents/designs.ts'
import { ACCENT } from '../layout/colors.ts'
import type { PageSize } from '../layout/canvas.ts'
import { addressLines } from './address-lines.ts'
import type { Fact, Letterhead, Sender } from './document-job.ts'
import type { DocumentMessages } from './messages/document-texts.ts'
import { groupedIban } from './payment-code.ts'
import type { ProfileRow } from './read-document.ts'

/** Options of a PDF: absent ones are those of the business and the document. */
export interface PdfOptions {
  readonly design?: DocumentDesign | undefined
  readonly language?: string | undefined
}

const NOBODY: Seller = {
  name: '',
  legalName: '',
  address: {},
  email: '',
  phoneNumber: '',
  website: '',
  registrationNumber: '',
  taxId: '',
  vatId: '',
  contactName: '',
  electronicAddress: '',
  electronicScheme: '',
  iban: '',
  bic: '',
  bankName: '',
  accountName: '',
}

/** The business as stored with an issued document, else as it is now. */
export function sellerFor(frozen: Seller | null, profile: ProfileRow | undefined): Seller {
  return frozen ?? (profile ? sellerOf(profile) : NOBODY)
}

/** The parts of a letterhead that only the business decides. */
export function businessPart(
  profile: ProfileRow | undefined,
  seller: Seller,
  { design }: PdfOptions,
): Pick<Letterhead, 'design' | 'accent' | 'size'> & { readonly size: PageSize } {
  return {
    design: design ?? profile?.documentDesign ?? 'classic',
    accent: profile?.documentAccent || ACCENT,
    size: paperOf(seller.address.country ?? ''),
  }
}

/** The seller as text; the country is named to readers in another one. */
export function senderOf(seller: Seller, labels: DocumentMessages, language: string, homeCountry: string): Sender {
  const name = seller.legalName || seller.name
  const isTrading = !name.toLowerCase().includes(seller.name.toLowerCase())
  return {
    name,
    address: [...(isTrading ? [seller.name] : []), ...addressLines(seller.address, language, homeCountry)],
    contact: [seller.phoneNumber, seller.email, seller.website].filter(Boolean),
    ids: facts([
      [labels.vatId, seller.vatId],
      [labels.taxId, seller.taxId],
      [labels.registrationNumber, seller.registrationNumber],
    ]),
    bank: facts([
      ['IBAN', groupedIban(seller.iban)],
      ['BIC', seller.bic],
      [labels.bank, seller.bankName],
      [labels.accountName, seller.accountName],
    ]),
  }
}

/** Labels with values; empty ones are left out. */
export function facts(entries: readonly (readonly [string, string])[]): Fact[] {
  return entries.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** Fills `{name}` in a label. */
export function filled(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
}
