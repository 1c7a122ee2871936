import type { Party, PartyAddress } from './party.ts'
import { group, leaf, type Xml } from './xml.ts'

/** Seller (BG-4) or buyer (BG-7) in CII. */
export function ciiParty(name: string, party: Party): Xml {
  const { registrationScheme: schemeID } = party
  return group(
    name,
    leaf('ram:Name', party.legalName),
    group(
      'ram:SpecifiedLegalOrganization',
      leaf('ram:ID', party.registrationNumber, schemeID === '' ? {} : { schemeID }),
      leaf('ram:TradingBusinessName', party.tradeName),
    ),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', party.contactName),
      group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', party.phone)),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', party.email)),
    ),
    ciiAddress(party.address),
    group(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', party.electronicAddress, { schemeID: party.electronicScheme }),
    ),
    group('ram:SpecifiedTaxRegistration', leaf('ram:ID', party.taxNumber, { schemeID: 'FC' })),
    group('ram:SpecifiedTaxRegistration', leaf('ram:ID', party.vatId, { schemeID: 'VA' })),
  )
}

/** A postal address in CII. */
export function ciiAddress(address: PartyAddress): Xml {
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', address.zip),
    leaf('ram:LineOne', address.street),
    leaf('ram:LineTwo', address.street2),
    leaf('ram:CityName', address.city),
    leaf('ram:CountryID', address.country),
    leaf('ram:CountrySubDivisionName', address.state),
  )
}
