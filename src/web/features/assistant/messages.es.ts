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
  insights: 'Consejos',
  close: 'Cerrar el asistente',
  asPage: 'Abrir en página completa',
  conversation: 'Conversación',
  ask: 'Pregunta por tus precios',
  askHelp: 'Intro envía, Mayús+Intro empieza otra línea, @ nombra un registro, / muestra lo que se puede preguntar.',
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
  twoAnswered:
    'Ya se están respondiendo dos de tus preguntas, aquí o en otro dispositivo. Vuelve a preguntar cuando una haya terminado.',
  brokeOff:
    'La conexión se cortó antes de que la respuesta estuviera completa. Lo que llegó se queda; vuelve a preguntar para obtener el resto.',
  noAnswer: 'Esta pregunta todavía no tiene respuesta.',
  conversations: 'Conversaciones',
  newConversation: 'Conversación nueva',
  deleteConversation: 'Eliminar esta conversación',
  deleteTitle: '¿Eliminar esta conversación?',
  deleteText: 'Sus preguntas y respuestas desaparecen de todos tus dispositivos. Los cambios aplicados se conservan.',
  deleteAll: 'Eliminar todas las conversaciones',
  deleteAllTitle: '¿Eliminar todas las conversaciones?',
  deleteAllText:
    'Las preguntas y respuestas desaparecen de todos tus dispositivos. Los cambios aplicados se conservan.',
  sees: 'El asistente ve',
  leaveOut: (name) => `Dejar fuera ${name}`,
  builtIn: 'Asistente integrado: reglas fijas sobre tus propias cifras, sin modelo de IA.',
  byModel: (model, host) => `Las respuestas vienen de ${model} en ${host}. No cambia nada por su cuenta.`,
  budget:
    'El presupuesto de hoy para el modelo de lenguaje se ha agotado. El asistente integrado responde hasta medianoche UTC.',
  offline: 'No tienes conexión. Las respuestas anteriores se pueden leer; para preguntar hace falta conexión.',
  whatIsSent: 'Qué se envía',
  sentBuiltIn: 'Nada sale de este producto. Su propio servidor lee tu pregunta y lo que tienes abierto:',
  sentModel: (host) =>
    `Esto va a ${host}. El modelo puede después consultar tus cifras; lo que consulta también se envía.`,
  withoutAccount: 'Esta respuesta se hizo sin tus cifras, porque no se pudo conectar con tu asistente.',
  empty: 'Pregunta por un precio, un margen o lo que deben los clientes.',
  emptyText: 'Cada cifra viene de tus propios datos y lleva a su registro. Nada cambia hasta que lo apliques.',
  openList: 'Abrir la lista',
  firstOf: (shown, total) => `${shown} de ${total}`,
  notVerified: 'no está en tus cifras',
  table: 'Como tabla',
  proposal: 'Propuesta',
  preview: 'Vista previa',
  result: 'Ver los cambios',
  line: (quantity, description, price) => `${quantity} × ${description}, ${price}`,
  changes: (rows) => `Cambios: ${rows}`,
  margin: (before, after) => `margen ${before} → ${after}`,
  losing: (count) => `${count} con pérdidas`,
  belowFloor: (count) => `${count} por debajo del margen mínimo`,
  refused: (count) => `Imposibles: ${count}`,
  width: 'Anchura del asistente',
  choices: 'Opciones',
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

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  explain: { name: 'precio', about: 'De dónde sale un precio', text: 'Explica el precio de @' },
  margin: { name: 'margen', about: 'El precio para un margen', text: 'Qué precio con un 45\u00a0% de margen para @' },
  whatIf: { name: 'y-si', about: 'Probar otros costes', text: '¿Y si el flete sube un 10\u00a0%?' },
  thin: {
    name: 'bajo',
    about: 'Productos con poco margen',
    text: '¿Qué productos tienen un margen inferior al 20\u00a0%?',
  },
  owed: { name: 'cobros', about: 'Lo que deben los clientes', text: '¿Quién me debe dinero?' },
  first: { name: 'prioridades', about: 'Lo que pide una decisión', text: '¿Qué debería mirar primero?' },
  reprice: { name: 'subir', about: 'Preparar precios nuevos', text: 'Sube todos los precios un 3\u00a0%' },
  fresh: { name: 'nueva', about: 'Una conversación nueva', text: '' },
}

export const publicMessages: MessagesOf<typeof English.publicMessages> = {
  title: 'Pregunta por márgenes, IVA y monedas.',
  text: 'Los cálculos de precios funcionan aquí sin cuenta. Al iniciar sesión, el asistente responde con tus propias cifras.',
  questions: [
    '¿Qué precio con un coste de 60 y un 40\u00a0% de margen?',
    '¿Cuánto IVA hay en 120 al 20\u00a0%?',
    'Precio de 50, margen del 30\u00a0%, descuento del 10\u00a0%: ¿cuánto más tengo que vender?',
    'Convertir 100 EUR a USD',
  ],
  help: 'Intro envía, Mayús+Intro empieza otra línea.',
  about: 'Asistente integrado: reglas fijas, sin modelo de IA. Lo que escribes no se guarda.',
  offline: 'No tienes conexión. Para preguntar hace falta conexión.',
}
