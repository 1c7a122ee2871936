import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-messages.ts'

export const storeMessages: MessagesOf<typeof English.storeMessages> = {
  reasons: {
    access: {
      title: 'La tienda ya no acepta el acceso de Pricewright.',
      remedy: 'Vuelve a conectarla: sus productos y sus vínculos se conservan.',
    },
    gone: {
      title: 'La tienda ya no existe, o se quitó la aplicación de ella.',
      remedy: 'Si la tienda todavía existe, vuelve a conectarla; si no, desconéctala.',
    },
    busy: {
      title: 'La tienda no acepta más solicitudes por ahora.',
      remedy: 'No se pierde nada: Pricewright lo intenta de nuevo por sí solo.',
    },
    down: {
      title: 'No se pudo llegar a la tienda.',
      remedy: 'Comprueba que se abre en un navegador. Pricewright lo intenta de nuevo por sí solo.',
    },
    changed: {
      title: 'El producto se cambió entretanto en la tienda.',
      remedy: 'Mira ambos valores y decide cuál vale.',
    },
    missing: {
      title: 'El producto ya no está en la tienda.',
      remedy: 'Busca cambios: entonces queda inactivo aquí y ya no se envía.',
    },
    refused: {
      title: 'La tienda rechazó el cambio.',
      remedy: 'Corrige lo que indica y envíalo de nuevo.',
    },
    broken: {
      title: 'La respuesta de la tienda no se pudo leer.',
      remedy: 'Inténtalo más tarde. Si sigue así, comprueba la versión y las extensiones de la tienda.',
    },
    address: {
      title: 'Pricewright no abre esta dirección.',
      remedy: 'Introduce la dirección pública de la tienda, que empieza por https://.',
    },
    'no-shop': {
      title: 'En este sitio no hay ninguna tienda.',
      remedy: 'Configura primero la tienda en el sitio y después conéctala.',
    },
    'app-keys': {
      title: 'El ID de cliente o el secreto de cliente no es correcto.',
      remedy:
        'Copia los dos de nuevo de los ajustes de la aplicación en el Dev Dashboard (dev.shopify.com) y conecta la tienda de nuevo.',
    },
    'app-missing': {
      title: 'La aplicación no está instalada en esta tienda.',
      remedy: 'Instálala en ella desde el Dev Dashboard (dev.shopify.com) y conecta la tienda de nuevo.',
    },
    'app-foreign': {
      title: 'La aplicación y la tienda pertenecen a organizaciones distintas en Shopify.',
      remedy:
        'Crea la aplicación en la organización de la tienda, instálala en ella y conecta la tienda con su ID de cliente y su secreto de cliente.',
    },
  },
  connecting: {
    expired: {
      title: 'La tienda no se conectó: tardó demasiado o se interrumpió.',
      remedy: 'Empieza de nuevo.',
    },
    'signed-out': {
      title: 'La tienda no se conectó: tu sesión había terminado, o había empezado otra cuenta.',
      remedy: 'Inicia sesión con la cuenta que empezó y conecta la tienda de nuevo.',
    },
    'no-app': {
      title: 'Aquí no hay ninguna aplicación configurada para este sistema de tienda.',
      remedy: 'Conecta la tienda con claves que crees en ella, o pide al operador que configure la aplicación.',
    },
    'other-store': {
      title: 'No es la tienda que había que volver a conectar.',
      remedy: 'Elige la misma tienda, o conecta esta como una nueva.',
    },
    'too-many': {
      title: 'Esta cuenta tiene conectadas tantas tiendas como puede tener.',
      remedy: 'Desconecta primero una que ya no necesites.',
    },
    'too-many-known': {
      title: 'Esta cuenta ya ha conectado tantas tiendas como puede.',
      remedy: 'Vuelve a conectar una de las anteriores, o pregunta al operador.',
    },
  },
  notConnected: {
    access: {
      title: 'La tienda no deja entrar a Pricewright.',
      remedy:
        'Comprueba que tus datos están completos y que la clave permite leer y cambiar productos, y conéctala de nuevo.',
    },
    gone: {
      title: 'No se encontró la tienda, o se quitó la aplicación de ella.',
      remedy: 'Comprueba tus datos y que la tienda está abierta, y conéctala de nuevo.',
    },
    busy: {
      title: 'La tienda no acepta más solicitudes por ahora.',
      remedy: 'Espera un minuto y conéctala de nuevo.',
    },
    down: {
      title: 'No se pudo llegar a la tienda.',
      remedy: 'Comprueba que su dirección se abre en un navegador y conéctala de nuevo.',
    },
  },
  said: (words) => `La tienda respondió: «${words}»`,
  entries: {
    missing: 'es necesario: copia el valor de los ajustes de la tienda',
    'missing-in-app':
      'es necesario: copia el valor de los ajustes de la aplicación en el Dev Dashboard (dev.shopify.com)',
    address: 'debe ser la dirección de la tienda, como https://shop.example.com',
    domain: 'debe ser el dominio de la tienda, como mi-tienda.myshopify.com',
    form: 'no tiene la forma esperada: copia el valor de nuevo, sin espacios',
    site: 'debe ser el ID del sitio o la dirección de su panel',
    unknown: 'no es una clave de este sistema de tienda',
    surplus: 'es una clave de otra forma de conectar: introduce solo las claves de una forma',
  },
}
