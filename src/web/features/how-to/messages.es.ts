import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const howToMessages: MessagesOf<typeof English.howToMessages> = {
  title: 'Herramientas de Pricewright',
  lead: 'Tres ayudas te esperan al pie de cada página:',
  chat: 'Chat en directo',
  chatText: 'Pregunta a nuestro soporte. Si no hay chat configurado, el botón lleva al formulario de contacto.',
  assistant: 'Asistente de IA',
  assistantText: 'Pregunta por precios, márgenes y facturas pendientes. Las respuestas salen de tus propias cifras.',
  notes: 'Notas adhesivas',
  notesText:
    'Una nota aparece en todas las páginas hasta que la fijas en una. Arrástrala a su sitio y vuelve a encontrarla en cada dispositivo.',
  tell: 'Para qué sirven',
  hide: 'No volver a mostrar',
  close: 'Entendido',
}
