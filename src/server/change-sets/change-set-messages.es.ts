import type { MessagesOf } from '#domain/messages-of.ts'
import { standingMessages } from '../kit/revert/standing-messages.es.ts'
import type * as English from './change-set-messages.ts'

export const changeSetMessages: MessagesOf<typeof English.changeSetMessages> = {
  idTaken: 'Ya hay otro lote de cambios con este ID.',
  importOnly: 'Solo se pueden subir filas a una importación.',
  cannot: {
    takeRows: (state: string) => `Este lote de cambios ${standingMessages.is(state)} y no admite más filas.`,
    check: (state: string) => `Este lote de cambios ${standingMessages.is(state)} y ya no se puede comprobar.`,
    apply: (state: string) => `Este lote de cambios ${standingMessages.is(state)} y no se puede aplicar.`,
  },
  isKept: (state: string) =>
    `Este lote de cambios se ha ${state === 'applied' ? 'aplicado' : 'revertido'} y se conserva como registro.`,
  changedMeanwhile: 'Sus filas han cambiado durante la comprobación. Compruébalo de nuevo.',
  checkFirst: 'Comprueba este lote de cambios antes de aplicarlo.',
  notAsChecked: (count: number) =>
    `${count === 1 ? 'Una fila ya no daría' : `${count.toLocaleString('es')} filas ya no darían`} el resultado de la vista previa. No se ha aplicado nada: comprueba de nuevo y mira las cifras nuevas.`,
  stopped: 'Este lote de cambios se detuvo antes del final. No se aplicó nada.',
  lineTwice: (line: number) => `la fila ${line} está dos veces en esta subida`,
  rowsInImport: (most: number) => `${most.toLocaleString('es')} filas por importación`,
  rowsInSet: (most: number) => `${most.toLocaleString('es')} filas por lote de cambios`,
  productsInEdit: (most: number) => `${most.toLocaleString('es')} productos por edición masiva`,
  notApplied: (title: string, reasons: string) =>
    `No se ha aplicado nada, porque «${title}» no se puede cambiar. ${reasons}`,
}

export const rowMessages: MessagesOf<typeof English.rowMessages> = {
  gone: (thing: string) => `Este registro (${thing.toLowerCase()}) se ha eliminado entretanto.`,
  otherCurrency: (from: string, to: string) =>
    `se vende en ${from} y el archivo dice ${to}. Cambia antes su moneda o indica todos los importes en el archivo`,
  noSuch: (thing: string) => `Este registro (${thing.toLowerCase()}) ya no existe. Elige otro o deja el campo vacío.`,
  noNamed: (thing: string, name: string) => `No se encuentra «${name}» (${thing.toLowerCase()}).`,
  noCost: 'Algunas variantes no tienen coste al que sumar el importe. Introduce sus costes o deja el producto fuera.',
  outOfRange: 'Una cifra sería demasiado grande para guardarla, o un precio quedaría por debajo de cero.',
  noRate: 'No hay tipo de cambio para un importe de este escenario. Deja fuera el producto o elige un tipo.',
  noBusiness: 'No hay ninguna empresa cuyo IVA pueda cambiar. Introduce primero tu empresa.',
  givenByName: (what: string) => `se indica por el nombre: ${what}`,
  leftOut: (what) => `se ha omitido, porque nombra algo que no está aquí: ${what}`,
}

export const importMessages: MessagesOf<typeof English.importMessages> = {
  productHere: 'Este producto ya existe.',
  skuTaken: 'Ya hay un producto con este SKU.',
  variantSkuTaken: 'Ya hay una variante con este SKU.',
  noSku: 'Sin SKU no hay nada que actualizar.',
  unknownSku: 'Ningún producto tiene este SKU.',
  unknownVariantSku: 'Ningún producto ni variante tiene este SKU.',
  skuRepeated: (row: number) => `Este SKU ya está en la fila ${row} del archivo.`,
  idRepeated: (row: number) =>
    `Este ID ya está en la fila ${row} del archivo. Borra uno de los dos para crear un producto nuevo.`,
  severalOwners: (count: number) => `${count} productos tienen este SKU. Dales antes un SKU propio a cada uno.`,
}

export const badRowsMessages: MessagesOf<typeof English.badRowsMessages> = {
  row: 'Fila del archivo',
  name: 'Nombre',
  problem: 'Problema',
}
