import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './customer.ts'

/** The Spanish labels of customers. */
export const labels: { readonly customer: EntityMessages<typeof English.customer.fields> } = {
  customer: {
    label: { one: 'Cliente', many: 'Clientes' },
    notFound: 'No hay ningún cliente con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      company: { label: 'Empresa' },
      contactName: { label: 'Persona de contacto' },
      email: { label: 'Correo electrónico' },
      phone: { label: 'Teléfono' },
      status: { label: 'Estado' },
      tags: { label: 'Etiquetas' },
      country: { label: 'País' },
      industry: { label: 'Sector' },
      subscriptionId: { label: 'Suscripción' },
      billingAddress: { label: 'Dirección de facturación' },
      shippingAddress: { label: 'Dirección de envío' },
      vatId: { label: 'NIF/IVA', help: 'Con su país: ESB12345678.' },
      registrationNumber: { label: 'N.º\u00a0de registro' },
      electronicAddress: { label: 'Dirección de factura electrónica', group: 'Dirección de factura electrónica' },
      electronicScheme: { label: 'Esquema', group: 'Dirección de factura electrónica' },
      buyerReference: { label: 'Referencia del comprador', help: 'En Alemania, el Leitweg-ID.' },
      currency: { label: 'Moneda', help: 'Vacío: la moneda de tu negocio.' },
      language: { label: 'Idioma', help: 'De los documentos y correos.' },
      taxCategory: { label: 'Impuesto' },
      customerGroup: { label: 'Grupo de clientes', help: 'Se le aplican las listas de precios de este grupo.' },
      priceListId: { label: 'Lista de precios' },
      paymentDays: { label: 'Plazo de pago (días)', help: 'Vacío: igual que tu negocio.' },
      notes: { label: 'Notas' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
