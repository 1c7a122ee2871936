import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  title: 'Asistente de Pricewright',
  open: 'Abrir el asistente de IA',
  notSent: 'No se ha podido enviar el mensaje. Inténtalo de nuevo.',
  error: (message) => `Error: ${message}`,
}

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  words: 'chat IA pregunta preguntar ayuda',
  tabs: 'Partes del asistente',
  chat: 'Chat',
  insights: 'Avisos',
  close: 'Cerrar el asistente',
  asPage: 'Abrir como página',
  conversation: 'Conversación',
  ask: 'Pregunta por tus precios',
  askHelp: 'Intro envía, Mayús+Intro empieza una línea, @ nombra una ficha.',
  send: 'Enviar',
  stop: 'Parar',
  retry: 'Volver a preguntar',
  copy: 'Copiar la respuesta',
  copied: 'Copiado',
  more: 'Más',
  you: 'Tú',
  answerer: 'Asistente',
  thinking: 'Leyendo tu pregunta',
  stopped: 'Parado.',
  conversations: 'Conversaciones',
  newConversation: 'Conversación nueva',
  deleteConversation: 'Eliminar esta conversación',
  deleteAll: 'Eliminar todas las conversaciones',
  deleteAllTitle: '¿Eliminar todas las conversaciones?',
  deleteAllText: 'Las preguntas y respuestas desaparecen de todos tus dispositivos. Lo que cambiaron se queda.',
  sees: 'El asistente ve',
  leaveOut: (name) => `Dejar fuera ${name}`,
  builtIn: 'Asistente integrado: reglas fijas sobre tus propias cifras, sin modelo de IA.',
  byModel: (model, host) => `Las respuestas vienen de ${model} en ${host}.`,
  budget:
    'El presupuesto de hoy para el modelo de lenguaje se ha agotado. El asistente integrado responde hasta medianoche UTC.',
  offline: 'No tienes conexión. Las respuestas anteriores se pueden leer; para preguntar hace falta conexión.',
  whatIsSent: 'Qué se envía',
  sentBuiltIn: 'Nada sale de este producto. Su propio servidor lee tu pregunta y lo que tienes abierto:',
  sentModel: (host) =>
    `Esto va a ${host}. El modelo pide después cifras tuyas con herramientas; sus respuestas también se envían.`,
  withoutAccount: 'Esta respuesta se hizo sin tus cifras, porque no se pudo llegar a tu asistente.',
  empty: 'Pregunta por un precio, un margen o lo que deben los clientes.',
  emptyText: 'Cada cifra viene de tus propios datos y lleva a su ficha. Nada cambia sin tu permiso.',
  openList: 'Abrir como lista',
  firstOf: (shown, total) => `${shown} de ${total}`,
  notVerified: 'no está en tus cifras',
  table: 'Como tabla',
  proposal: 'Propuesta',
  preview: 'Vista previa',
  changes: (rows) => `${rows} cambios`,
  margin: (before, after) => `margen ${before} → ${after}`,
  losing: (count) => `${count} con pérdidas`,
  belowFloor: (count) => `${count} por debajo del margen mínimo`,
  refused: (count) => `${count} no se pueden hacer`,
  records: 'Fichas',
}

export const suggestionMessages: MessagesOf<typeof English.suggestionMessages> = {
  product: [
    '¿Cómo se forma este precio?',
    '¿Qué precio con un 45 % de margen?',
    '¿Qué proveedor es más barato para este producto?',
  ],
  products: [
    '¿Qué productos tienen un margen inferior al 20 %?',
    '¿Con qué productos pierdo dinero?',
    'Productos sin precio',
  ],
  sales: ['¿Quién me debe dinero?', '¿Qué facturas están vencidas?', 'Presupuestos pendientes'],
  shipments: [
    '¿Qué pasa si el flete sube un 10 %?',
    '¿Qué pasa si el dólar sube un 5 %?',
    '¿Qué productos tienen un margen inferior al 20 %?',
  ],
  others: ['¿Qué debería mirar primero?', '¿Cómo va mi margen en general?', '¿Quién me debe dinero?'],
}
