import { foldText } from '#domain/text-fold.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { type ColumnId, columnLabel, COLUMNS } from './customer-csv.ts'

/** What each column of a file is taken for; null is passed over. */
export type FileTargets = readonly (ColumnId | null)[]

// English | German | French | Spanish | Dutch, as shops, mail programs and accounts call them.
const NAMES: readonly (readonly [ColumnId, string])[] = [
  ['id', 'id, customer id, kundenid'],
  [
    'name',
    'name, customer, customer name, full name, display name, client | Kunde, Kundenname | nom, nom du client | nombre, cliente | naam, klant, klantnaam',
  ],
  [
    'company',
    'company, company name, organisation, organization, business | Firma, Firmenname, Unternehmen | société, entreprise | empresa | bedrijf, bedrijfsnaam',
  ],
  [
    'contactName',
    'contact, contact name, contact person | Ansprechpartner, Kontakt, Kontaktperson | personne de contact | persona de contacto, contacto | contactpersoon',
  ],
  [
    'email',
    'email, e mail, e mail address, email address, mail | E Mail Adresse, Mailadresse | courriel, adresse e mail | correo, correo electrónico | e mailadres',
  ],
  [
    'phone',
    'phone, phone number, telephone, mobile, tel | Telefon, Telefonnummer, Mobil, Handy | téléphone, tél | teléfono, móvil | telefoon, telefoonnummer',
  ],
  ['status', 'status, state of customer | Kundenstatus'],
  ['country', 'country, country code | Land, Ländercode | pays | país | landcode'],
  ['industry', 'industry, sector, trade | Branche | secteur, branche d activité | industria | bedrijfstak'],
  ['tags', 'tags, labels, groups, segments | Schlagwörter, Gruppen | étiquettes | etiquetas | labels'],
  [
    'vatId',
    'vat id, vat number, vat, vat no, tax number vat | USt IdNr, UStID, Umsatzsteuer ID, UID | numéro de tva, n tva, tva intracommunautaire | nif iva, cif | btw nummer, btw id',
  ],
  [
    'registrationNumber',
    'registration number, company number | Handelsregisternummer, HRB | siren, siret | número de registro | kvk nummer, kvk',
  ],
  ['electronicAddress', 'e invoice address, peppol id, peppol, endpoint id'],
  ['electronicScheme', 'scheme, eas, endpoint scheme'],
  ['buyerReference', 'buyer reference, leitweg id, leitwegid'],
  ['currency', 'currency, currency code | Währung | devise | moneda, divisa | valuta'],
  ['language', 'language, locale | Sprache | langue | idioma | taal'],
  ['taxCategory', 'tax, tax category'],
  [
    'paymentDays',
    'payment days, days to pay, payment terms, net days | Zahlungsziel | délai de paiement | plazo de pago | betalingstermijn',
  ],
  [
    'customerGroup',
    'customer group, group, price group | Kundengruppe, Preisgruppe | groupe de clients | grupo de clientes | klantgroep',
  ],
  ['priceListId', 'price list, pricelist | Preisliste | liste de prix, tarif | lista de precios, tarifa | prijslijst'],
  [
    'notes',
    'notes, note, comment, comments, remarks | Notizen, Bemerkung, Bemerkungen | remarques | notas, observaciones | opmerkingen',
  ],
  [
    'billingAddress',
    'address, billing address | Adresse, Anschrift, Rechnungsadresse | adresse de facturation | dirección, dirección de facturación | adres, factuuradres',
  ],
  [
    'billingAddress.street',
    'street, street address, address line 1, address 1, address1 | Straße, Strasse | rue | calle | straat',
  ],
  ['billingAddress.street2', 'address line 2, address 2, address2 | Adresszusatz | complément d adresse'],
  [
    'billingAddress.zip',
    'zip, zip code, postcode, postal code | PLZ, Postleitzahl | code postal | código postal | postcode',
  ],
  ['billingAddress.city', 'city, town | Ort, Stadt | ville | ciudad, población | plaats, stad'],
  ['billingAddress.state', 'state, province, region, county | Bundesland | région | provincia'],
  [
    'shippingAddress',
    'shipping address, delivery address | Lieferadresse | adresse de livraison | dirección de envío | afleveradres',
  ],
  ['shippingAddress.street', 'shipping street, delivery street, shipping address 1'],
  ['shippingAddress.zip', 'shipping zip, shipping postcode, shipping postal code'],
  ['shippingAddress.city', 'shipping city, delivery city'],
  ['shippingAddress.country', 'shipping country, delivery country'],
]

/** A name without signs, case and accents. */
function plain(name: string): string {
  return foldText(name.replace(/[^\p{L}\p{N}]+/gu, ' ')).trim()
}

const BY_NAME: ReadonlyMap<string, ColumnId> = new Map([
  ...NAMES.flatMap(([column, names]) => names.split(/[,|]/).map((name) => [plain(name), column] as const)),
  ...COLUMNS.map((column) => [plain(columnLabel(column)), column] as const),
  ...COLUMNS.map((column) => [plain(column), column] as const),
])

/** Whether a row of cells is the head of a file of customers. */
export function isKnownHead(cells: readonly string[]): boolean {
  return cells.filter((cell) => BY_NAME.has(plain(cell))).length >= 2
}

/** What the columns of a file are, by their names; those that are not known by what stands in them. */
export function recogniseCustomers({ headers, width, rows }: OpenTable): FileTargets {
  const taken = new Set<ColumnId>()
  const give = (column: ColumnId | undefined): ColumnId | null => {
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const named = Array.from({ length: width }, (_, index) => give(BY_NAME.get(plain(headers?.[index] ?? ''))))
  return named.map((target, index) => {
    if (target !== null || taken.has('email')) return target
    const cells = rows.slice(0, 50).map((row) => String(row[index] ?? '').trim())
    const filled = cells.filter((cell) => cell !== '')
    return filled.length > 0 && filled.every((cell) => E_MAIL.test(cell)) ? give('email') : null
  })
}

/** The form of an e-mail address, no more. */
export const E_MAIL = /^[^\s@]+@[^\s@]+$/

/** Whether the columns are enough to make customers: something to call them by. */
export function isEnough(targets: FileTargets): boolean {
  return ['name', 'company', 'email', 'id'].some((column) => targets.includes(column as ColumnId))
}

/** A column belongs to one place: what had it before lets it go. */
export function withTarget(targets: FileTargets, at: number, target: ColumnId | null): FileTargets {
  return targets.map((each, index) => (index === at ? target : each === target ? null : each))
}
