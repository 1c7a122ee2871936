import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './status-messages.ts'

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  'storage-full':
    'A este dispositivo no le queda sitio para tus datos. Libera espacio; no se pierde nada de lo guardado.',
  'storage-lost': 'El navegador ha quitado los datos guardados en este dispositivo. Se restauran en un momento.',
  'storage-failed': 'En este momento el navegador no puede guardar tus datos en este dispositivo.',
  'other-user': 'La sesión abierta es de otra persona. Tus cambios esperan a que inicies sesión de nuevo.',
  failed: 'Algo ha ido mal al sincronizar. Pricewright volverá a intentarlo.',
  outdated: 'Pricewright se ha actualizado en otra pestaña. Recarga esta.',
}
