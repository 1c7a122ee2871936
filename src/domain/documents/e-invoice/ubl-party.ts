import type { Party, PartyAddress } from './party.ts'
import { group, leaf, type Xml } from './xml.ts'

/** Seller (BG-4) or buyer (BG-7) in UBL. */
export function ublParty(party: Party): Xml {
  return group(
    'cac:Party',
    leaf('cbc:EndpointID', party.electronicAddress, { schemeID: party.electronicScheme }),
    group('cac:PartyName', leaf('cbc:Name', party.tradeName)),
    ublAddress('cac:PostalAddress', party.address),
    taxScheme(party.vatId, 'VAT'),
    taxScheme(party.taxNumber, 'FC'),
    group('cac:PartyLegalEntity', leaf('cbc:RegistrationName', party.legalName), companyId(party)),
    group(
      'cac:Contact',
      leaf('cbc:Name', party.contactName),
      leaf('cbc:Telephone', party.phone),
      leaf('cbc:ElectronicMail', party.email),
    ),
  )
}

function companyId({ registrationNumber, registrationScheme: schemeID }: Party): Xml {
  return leaf('cbc:CompanyID', registrationNumber, schemeID === '' ? {} : { schemeID })
}

function taxScheme(number: string, scheme: 'VAT' | 'FC'): Xml {
  const id = leaf('cbc:CompanyID', number)
  return id === '' ? '' : group('cac:PartyTaxScheme', id, group('cac:TaxScheme', leaf('cbc:ID', scheme)))
}

/** A postal address in UBL. */
export function ublAddress(name: string, address: PartyAddress): Xml {
  return group(
    name,
    leaf('cbc:StreetName', address.street),
    leaf('cbc:AdditionalStreetName', address.street2),
    leaf('cbc:CityName', address.city),
    leaf('cbc:PostalZone', address.zip),
    leaf('cbc:CountrySubentity', address.state),
    group('cac:Country', leaf('cbc:IdentificationCode', address.country)),
  )
}
