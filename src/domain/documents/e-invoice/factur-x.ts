import { group, leaf, type Xml } from './xml.ts'

/** How the XML is embedded in the PDF: attachment and metadata have to agree. */
export const FACTURX_FILE = {
  name: 'factur-x.xml',
  type: 'text/xml',
  description: 'Factur-X invoice',
} as const

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PDFA_NAMESPACES =
  ' xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
  ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"'

/** The properties of the metadata, each with its description. */
const PROPERTIES = [
  ['DocumentFileName', FACTURX_FILE.name, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', '1.0', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
] as const

/**
 * The two `rdf:Description` blocks that make a PDF/A-3 with an embedded CII a Factur-X file of profile EN 16931: the statement, and the
 * PDF/A extension schema that declares its terms. They belong inside `rdf:RDF` of the XMP packet.
 */
export function facturXMetadata(): Xml {
  return statement() + extensionSchema()
}

function statement(): Xml {
  const values = PROPERTIES.map(([name, value]) => leaf(`fx:${name}`, value))
  return `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${values.join('')}</rdf:Description>`
}

function extensionSchema(): Xml {
  const properties = PROPERTIES.map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource">${leaf('pdfaProperty:name', name)}${leaf('pdfaProperty:valueType', 'Text')}${leaf('pdfaProperty:category', 'external')}${leaf('pdfaProperty:description', description)}</rdf:li>`,
  )
  const schema = [
    leaf('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
    leaf('pdfaSchema:namespaceURI', NAMESPACE),
    leaf('pdfaSchema:prefix', 'fx'),
    group('pdfaSchema:property', group('rdf:Seq', ...properties)),
  ]
  return `<rdf:Description rdf:about=""${PDFA_NAMESPACES}><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">${schema.join('')}</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
}
