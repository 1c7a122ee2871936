import type { PostalAddress } from '#contract/postal-address.ts'
import { loadPlainFile } from '#web/kit/list/load-plain-file.ts'
import { ROW_ID, type SpreadField } from '#web/kit/row-files/file-form.ts'
import { customerFileMessages as messages } from './file-messages.ts'
import { countryOf, statusOf } from './file-values.ts'

/** An address in its parts, a column each; one that is a text has a column of its own. */
const address: SpreadField = {
  parts: messages.parts,
  cell(value, part) {
    if (typeof value === 'string') return part === undefined ? value : ''
    return part === undefined ? '' : ((value as PostalAddress)[part as keyof PostalAddress] ?? '')
  },
  read(cell, before) {
    const parts = Object.keys(messages.parts).flatMap((part) =>
      cell(part) === '' ? [] : [[part, cell(part)] as const],
    )
    if (parts.length === 0) return cell() || undefined
    return { ...(typeof before === 'object' ? before : {}), ...Object.fromEntries(parts) }
  },
  problem: messages.addressProblem,
}

/** Customers in files (CUST-05): every field. */
export const customerFile = loadPlainFile('customer', {
  key: 'email',
  knownBy: ['name', 'company', 'email'],
  spread: { billingAddress: address, shippingAddress: address },
  // English | German | French | Spanish | Dutch, as shops, mail programs and accounts call them.
  names: {
    [ROW_ID]: 'id, customer id, kundenid',
    name: 'name, customer, customer name, full name, display name, client | Kunde, Kundenname | nom, nom du client | nombre, cliente | naam, klant, klantnaam',
    company:
      'company, company name, organisation, organization, business | Firma, Firmenname, Unternehmen | société, entreprise | empresa | bedrijf, bedrijfsnaam',
    contactName:
      'contact, contact name, contact person | Ansprechpartner, Kontakt, Kontaktperson | personne de contact | persona de contacto, contacto | contactpersoon',
    email:
      'email, e mail, e mail address, email address, mail | E Mail Adresse, Mailadresse | courriel, adresse e mail | correo, correo electrónico | e mailadres',
    phone:
      'phone, phone number, telephone, mobile, tel | Telefon, Telefonnummer, Mobil, Handy | téléphone, tél | teléfono, móvil | telefoon, telefoonnummer',
    status: 'status, state of customer | Kundenstatus',
    country: 'country, country code | Land, Ländercode | pays | país | landcode',
    industry: 'industry, sector, trade | Branche | secteur, branche d activité | industria | bedrijfstak',
    tags: 'tags, labels, groups, segments | Schlagwörter, Gruppen | étiquettes | etiquetas | labels',
    vatId:
      'vat id, vat number, vat, vat no, tax number vat | USt IdNr, UStID, Umsatzsteuer ID, UID | numéro de tva, n tva, tva intracommunautaire | nif iva, cif | btw nummer, btw id',
    registrationNumber:
      'registration number, company number | Handelsregisternummer, HRB | siren, siret | número de registro | kvk nummer, kvk',
    electronicAddress: 'e invoice address, peppol id, peppol, endpoint id',
    electronicScheme: 'scheme, eas, endpoint scheme',
    buyerReference: 'buyer reference, leitweg id, leitwegid',
    currency: 'currency, currency code | Währung | devise | moneda, divisa | valuta',
    language: 'language, locale | Sprache | langue | idioma | taal',
    taxCategory: 'tax, tax category',
    paymentDays:
      'payment days, days to pay, payment terms, net days | Zahlungsziel | délai de paiement | plazo de pago | betalingstermijn',
    customerGroup:
      'customer group, group, price group | Kundengruppe, Preisgruppe | groupe de clients | grupo de clientes | klantgroep',
    priceListId: 'price list, pricelist | Preisliste | liste de prix, tarif | lista de precios, tarifa | prijslijst',
    notes:
      'notes, note, comment, comments, remarks | Notizen, Bemerkung, Bemerkungen | remarques | notas, observaciones | opmerkingen',
    billingAddress:
      'address, billing address | Adresse, Anschrift, Rechnungsadresse | adresse de facturation | dirección, dirección de facturación | adres, factuuradres',
    'billingAddress.street':
      'street, street address, address line 1, address 1, address1 | Straße, Strasse | rue | calle | straat',
    'billingAddress.street2': 'address line 2, address 2, address2 | Adresszusatz | complément d adresse',
    'billingAddress.zip':
      'zip, zip code, postcode, postal code | PLZ, Postleitzahl | code postal | código postal | postcode',
    'billingAddress.city': 'city, town | Ort, Stadt | ville | ciudad, población | plaats, stad',
    'billingAddress.state': 'state, province, region, county | Bundesland | région | provincia',
    shippingAddress:
      'shipping address, delivery address | Lieferadresse | adresse de livraison | dirección de envío | afleveradres',
    'shippingAddress.street': 'shipping street, delivery street, shipping address 1',
    'shippingAddress.zip': 'shipping zip, shipping postcode, shipping postal code',
    'shippingAddress.city': 'shipping city, delivery city',
    'shippingAddress.country': 'shipping country, delivery country',
  },
  words: {
    country: countryOf,
    'billingAddress.country': countryOf,
    'shippingAddress.country': countryOf,
    status: statusOf,
    currency: (cell) => cell.toUpperCase(),
    paymentDays: (cell) => /^\d{1,5}\b/.exec(cell)?.[0] ?? cell,
  },
  forms: { email: { form: /^[^\s@]+@[^\s@]+$/, problem: messages.mailProblem } },
  completed({ company, contactName, email }) {
    const name = company || contactName || email
    return name === undefined ? {} : { name }
  },
})
