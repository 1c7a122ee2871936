import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './health-messages.ts'

export const healthMessages: MessagesOf<typeof English.healthMessages> = {
  silent: 'no responde',
  database: {
    away: 'La base de datos que indica DATABASE_URL no responde.',
    full: 'DATA_DIR está en un disco con menos espacio libre que MIN_FREE_MB.',
  },
  storage: {
    noBucket: 'FILES_URL indica un bucket que no existe.',
    key: 'El almacenamiento de archivos no conoce S3_ACCESS_KEY_ID.',
    secret: 'S3_SECRET_ACCESS_KEY no es la que corresponde a S3_ACCESS_KEY_ID.',
    denied: 'S3_ACCESS_KEY_ID no puede usar el bucket que indica FILES_URL.',
    fullBucket: 'El bucket que indica FILES_URL está lleno.',
    away: 'El almacenamiento de archivos que indica FILES_URL no responde.',
    unusable: 'FILES_URL no se puede usar.',
    fullDisk: 'DATA_DIR está en un disco con menos espacio libre que MIN_FREE_MB.',
    unwritable: 'No se puede escribir en DATA_DIR.',
  },
  identity: {
    builtIn: 'el inicio de sesión integrado',
    refused: 'El proveedor de identidad no reconoce OIDC_CLIENT_ID u OIDC_CLIENT_SECRET.',
    away: 'El proveedor que indica OIDC_ISSUER no responde.',
    unusable: 'OIDC_ISSUER no se puede usar.',
  },
  mail: {
    folder: 'una carpeta de cartas',
    failed: (why) => `SMTP_URL: ${why}`,
    away: 'El servidor de correo que indica SMTP_URL no responde.',
  },
  payments: {
    modes: {
      live: 'con una clave real',
      sandbox: 'con una clave del entorno de pruebas',
      test: 'el modo de prueba: no se paga nada',
    },
    refused: 'Stripe no acepta STRIPE_SECRET_KEY, o esta no puede leer precios.',
    away: 'Stripe no responde; se le pregunta en STRIPE_API_BASE.',
    unusable: 'STRIPE_SECRET_KEY no se puede usar.',
  },
  stores: {
    none: 'no hay ninguna conectada',
    connected: (count) => `${count} conectadas`,
    silent: (provider, silent, connected) => `${provider}: ${silent} de ${connected} no responden`,
  },
  model: {
    none: 'MODEL_URL está vacía, así que responde el asistente integrado',
    away: 'El modelo de lenguaje que indica MODEL_URL no responde.',
    refused: 'MODEL_KEY no se acepta.',
  },
  rates: {
    none: 'Todavía no hay ninguno.',
    of: (day) => `del ${day}`,
    unfetched: (rates) => `${rates}; RATES_URL está vacía, así que no se obtienen`,
  },
}
