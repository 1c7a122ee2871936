import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './business-profile.ts'

/** The Spanish labels of business profiles. */
export const labels: { readonly businessProfile: EntityMessages<typeof English.businessProfile.fields> } = {
  businessProfile: {
    label: { one: 'Perfil del negocio', many: 'Perfiles del negocio' },
    notFound: 'No hay ningún perfil del negocio con el ID {id}',
    fields: {
      name: { label: 'Nombre del negocio' },
      businessType: { label: 'Tipo de negocio' },
      isDefault: { label: 'Predeterminado' },
      country: { label: 'País', group: 'Dirección' },
      address: { label: 'Dirección', group: 'Dirección' },
      preferredCurrency: { label: 'Moneda' },
      vatRegistered: { label: 'Dado de alta en el IVA' },
      taxRate: { label: 'IVA de las ventas' },
      pricesIncludeVat: {
        label: 'Precios con IVA',
        help: 'Actívalo si quien compra ve los precios con IVA. Las terminaciones se aplican entonces al precio con IVA.',
      },
      vatRecoverable: {
        label: 'Deduzco el IVA a la importación',
        help: 'El IVA deducido se muestra, pero no forma parte de lo que te cuesta un producto.',
      },
      dutyBasis: { label: 'Los aranceles se calculan sobre' },
      defaultMargin: { label: 'Margen predeterminado' },
      tradeMargin: { label: 'Margen mayorista' },
      priceEnding: { label: 'Terminación del precio' },
      currencyEndings: {
        label: 'Terminaciones por moneda',
        line: {
          currency: { label: 'Moneda', group: 'Terminación del precio' },
          ending: { label: 'Terminación del precio', group: 'Terminación del precio' },
        },
      },
      floorMargin: { label: 'Margen mínimo' },
      legalName: { label: 'Razón social', help: 'Como consta en el registro, si es distinta.' },
      contactName: { label: 'Persona de contacto' },
      email: { label: 'Correo electrónico' },
      phoneNumber: { label: 'Teléfono' },
      website: { label: 'Sitio web' },
      registrationNumber: { label: 'N.º\u00a0de registro' },
      taxId: { label: 'N.º\u00a0fiscal (NIF)' },
      vatId: { label: 'NIF/IVA', help: 'Con su país: ESB12345678.' },
      electronicAddress: { label: 'Dirección de factura electrónica', group: 'Dirección de factura electrónica' },
      electronicScheme: { label: 'Esquema', group: 'Dirección de factura electrónica' },
      iban: { label: 'IBAN', group: 'Cuenta bancaria' },
      bic: { label: 'BIC', group: 'Cuenta bancaria' },
      bankName: { label: 'Banco', group: 'Cuenta bancaria' },
      accountName: { label: 'Titular de la cuenta', group: 'Cuenta bancaria' },
      paymentLink: {
        label: 'Enlace de pago',
        help: 'Por ejemplo, https://paypal.me/tunombre. Las facturas lo muestran hasta que se pagan.',
      },
      logo: { label: 'Logotipo' },
      termsAndConditions: { label: 'Condiciones generales' },
      paymentDays: { label: 'Plazo de pago (días)' },
      taxBasis: { label: 'El impuesto se calcula' },
      timeZone: { label: 'Zona horaria' },
      numberAt: { label: 'Los números se asignan', group: 'Numeración' },
      numberReset: { label: 'La numeración se reinicia', group: 'Numeración' },
      numberSeries: {
        label: 'Series de numeración',
        group: 'Numeración',
        line: {
          documentType: { label: 'Tipo' },
          prefix: { label: 'Empieza por', help: 'Antes del año y del mes.' },
          padding: { label: 'Cifras', help: 'Se completa con ceros: 4 da 0001.' },
          firstNumber: { label: 'Primer número' },
          period: { label: 'Contador del primer número' },
        },
      },
      usedPrefixes: {
        label: 'Prefijos de los números',
        line: {
          documentType: { label: 'Tipo' },
          prefix: { label: 'Empieza por' },
        },
      },
      finalDocuments: {
        label: 'Los documentos emitidos son definitivos',
        help: 'Los importes, las fechas y el cliente de los documentos emitidos no se pueden cambiar: los anula una factura rectificativa.',
        group: 'Numeración',
      },
      documentDesign: { label: 'Diseño' },
      documentAccent: { label: 'Color de acento' },
      documentLanguage: { label: 'Idioma de los documentos' },
      remindsAfter: {
        label: 'Recordar después de',
        help: 'Días después del vencimiento. Vacío: sin recordatorios automáticos.',
      },
      floorAction: { label: 'Un precio por debajo del margen mínimo' },
    },
  },
}
