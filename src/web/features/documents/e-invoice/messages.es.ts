import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const formats: MessagesOf<typeof English.eInvoiceMessages.formats> = {
  facturx: {
    label: 'Factur-X / ZUGFeRD (PDF)',
    help: 'El PDF que tu cliente conoce, con el XML dentro: para personas y programas.',
  },
  'xrechnung-ubl': { label: 'XRechnung (UBL)', help: 'XML para la administración y las empresas alemanas.' },
  'xrechnung-cii': {
    label: 'XRechnung (CII)',
    help: 'XML para la administración y las empresas alemanas, en la otra sintaxis.',
  },
  peppol: { label: 'Peppol BIS 3', help: 'XML para la red Peppol: entrega el archivo a tu punto de acceso.' },
  ubl: { label: 'UBL', help: 'XML según la norma europea EN 16931.' },
  cii: { label: 'CII', help: 'XML según la norma europea EN 16931, en la otra sintaxis.' },
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  why: 'Completado para la factura electrónica',
  title: 'Factura electrónica',
  lead: 'Un archivo que el programa del cliente lee por sí solo.',
  format: 'Formato',
  formats,
  download: 'Descargar',
  making: 'Creando el archivo…',
  ready: 'Está todo lo que exige este formato.',
  errors: (count: number) =>
    `${plural(count, { one: 'Falta', other: 'Faltan' })} ${formatCount(count, { one: 'dato', other: 'datos' })}`,
  warnings: 'No es obligatorio, pero resulta útil a quien la recibe',
  offline:
    'Factur-X es un PDF que crea el servidor: conéctate para obtenerlo. Los formatos XML funcionan sin conexión.',
  unsent: 'Algunos de tus cambios aún no han llegado al servidor, así que no están en el PDF. Espera un momento.',
  business: 'Tu negocio',
  act: { act: 'make', thing: 'esta factura electrónica' },
  taxAfter: 'Impuesto tras descuentos',
  parts: 'Usar campos separados',
  settings: 'Abrir los ajustes',
  show: 'Mostrar',
  filled: (label: string) => `Completado: ${label}.`,
  done: 'Listo.',
  chooseScheme: 'Elegir…',
  chooseCountry: 'Elegir…',
}
