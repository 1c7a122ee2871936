import type { EInvoiceFormat } from '#domain/documents/e-invoice/formats.ts'
import { formatCount } from '#web/kit/format/number.ts'

const formats: Readonly<Record<EInvoiceFormat, { readonly label: string; readonly help: string }>> = {
  facturx: {
    label: 'Factur-X / ZUGFeRD (PDF)',
    help: 'The PDF your customer knows, with the XML inside: for people and programs.',
  },
  'xrechnung-ubl': { label: 'XRechnung (UBL)', help: 'XML for German authorities and businesses.' },
  'xrechnung-cii': {
    label: 'XRechnung (CII)',
    help: 'XML for German authorities and businesses, in the other syntax.',
  },
  peppol: { label: 'Peppol BIS 3', help: 'XML for the Peppol network: give the file to your access point.' },
  ubl: { label: 'UBL', help: 'XML by the European standard EN 16931.' },
  cii: { label: 'CII', help: 'XML by the European standard EN 16931, in the other syntax.' },
}

/** Words of the e-invoice dialog. */
export const eInvoiceMessages = {
  why: 'Filled in for the e-invoice',
  title: 'E-invoice',
  lead: 'A file that the customer’s program reads by itself.',
  format: 'Format',
  formats,
  download: 'Download',
  making: 'Making the file…',
  ready: 'Everything this format requires is there.',
  errors: (count: number) => formatCount(count, { one: 'thing is missing', other: 'things are missing' }),
  warnings: 'Not required, but useful to the recipient',
  offline: 'Factur-X is a PDF made by the server: connect to get it. The XML formats work offline.',
  unsent: 'Some of your changes have not reached the server yet, so they are not in the PDF. Wait a moment.',
  business: 'Your business',
  act: { act: 'make', thing: 'this e-invoice' },
  taxAfter: 'Tax after discounts',
  parts: 'Use separate fields',
  settings: 'Open settings',
  show: 'Show it',
  filled: (label: string) => `Filled in: ${label}.`,
  done: 'Done.',
  chooseScheme: 'Choose…',
  chooseCountry: 'Choose…',
} as const
