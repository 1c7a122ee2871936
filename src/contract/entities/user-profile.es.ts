import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './user-profile.ts'

/** The Spanish labels of user profiles. */
export const labels: { readonly userProfile: EntityMessages<typeof English.userProfile.fields> } = {
  userProfile: {
    label: { one: 'Perfil de usuario', many: 'Perfiles de usuario' },
    notFound: 'No hay ningún perfil de usuario con el ID {id}',
    fields: {
      email: { label: 'Correo electrónico' },
      displayName: { label: 'Nombre', help: 'Como se muestra aquí.' },
      photoURL: { label: 'Imagen' },
      preferredCurrency: { label: 'Moneda preferida' },
      language: { label: 'Idioma' },
      locale: { label: 'Números y fechas' },
      timeZone: { label: 'Zona horaria' },
      startScreen: { label: 'Página de inicio' },
      receiveNotifications: { label: 'Notificaciones' },
      firstName: { label: 'Nombre de pila' },
      lastName: { label: 'Apellidos' },
      phoneNumber: { label: 'Teléfono' },
      street: { label: 'Calle', group: 'Dirección' },
      city: { label: 'Ciudad', group: 'Dirección' },
      postalCode: { label: 'Código postal', group: 'Dirección' },
      country: { label: 'País', group: 'Dirección' },
      marketingNotices: { label: 'Novedades y ofertas' },
      pricingNotices: { label: 'Precios y márgenes' },
      updateNotices: { label: 'Versiones nuevas' },
      listViews: {
        label: 'Vistas guardadas',
        line: {
          list: { label: 'Lista' },
          name: { label: 'Nombre' },
          query: { label: 'Dirección' },
          columns: { label: 'Columnas' },
        },
      },
      securityNotices: { label: 'Inicio de sesión y seguridad' },
    },
  },
}
