import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  title: 'Pagos con tarjeta',
  lead: 'Los clientes pagan las facturas con tarjeta en su página pública, mediante tu propia cuenta de Stripe. Los datos de las tarjetas nunca llegan a Pricewright.',
  thing: 'los pagos con tarjeta',
  offline: {
    title: 'Estás sin conexión',
    text: 'La conexión se guarda en el servidor. Aparecerá cuando vuelva la red.',
  },
  none: 'No hay ninguna cuenta de Stripe conectada. Las facturas dicen cómo pagar por transferencia.',
  connect: 'Conectar Stripe',
  connectTitle: 'Conecta tu cuenta de Stripe',
  connectLead:
    'Crea en Stripe, en Developers, API keys, una clave restringida con estos permisos. Se guarda cifrada en el servidor y no se vuelve a mostrar.',
  permissions: [
    'Checkout Sessions: Write',
    'PaymentIntents, Charges and Refunds, Disputes, Balance transactions: Read',
    'Webhook Endpoints: Write, para que el punto de conexión se cree solo',
  ],
  key: 'Clave restringida o secreta',
  keyHelp: 'Empieza por rk_live_ o sk_live_. Las claves de prueba empiezan por rk_test_ o sk_test_.',
  submit: 'Comprobar y conectar',
  replace: 'Cambiar la clave',
  replaceTitle: 'Otra clave de la misma cuenta',
  disconnect: 'Desconectar',
  disconnectQuestion: '¿Desconectar Stripe?',
  disconnectText:
    'Las facturas dejan de ofrecer la tarjeta y se cierran las páginas de pago abiertas. Los pagos registrados se quedan; los reembolsos y disputas posteriores se registran cuando se vuelva a conectar la misma cuenta. Lo que registres de ellos a mano entretanto, salvo en efectivo o con cheque, se sustituye entonces y así cuenta una sola vez.',
  disconnected: 'Stripe está desconectado.',
  connected: 'Stripe está conectado.',
  notFresh: 'Iniciaste sesión hace más de cinco minutos. Vuelve a iniciarla para cambiar esto.',
  states: { active: 'Conectada', waiting: 'Sin terminar', refused: 'Clave no válida' },
  test: 'Clave de prueba',
  account: 'Cuenta',
  unnamed: 'Cuenta de Stripe',
  keyKinds: { restricted: 'Clave restringida', secret: 'Clave secreta' },
  heard: 'Último aviso de Stripe',
  neverHeard: 'Stripe aún no ha avisado de nada',
  testTitle: 'Una clave de prueba: no se mueve dinero',
  testText:
    'Quien paga con una tarjeta de prueba marca tu factura como pagada. Úsala para probar y después conecta una clave real.',
  refusedTitle: 'Stripe ya no acepta esta clave',
  refusedText:
    'Se revocó o caducó. Las facturas no ofrecen la tarjeta hasta que la cambies; lo que se pagó mientras tanto se registra entonces.',
  endpointTitle: 'Falta un paso: el punto de conexión en Stripe',
  endpointText:
    'La clave no puede crearlo. En Stripe, en Developers, Webhooks, añade un punto de conexión con esta dirección, para los eventos de checkout sessions, payment intents, charges, refunds y disputes. Después escribe aquí su secreto de firma.',
  copy: 'Copiar',
  copied: 'Copiado',
  secret: 'Secreto de firma',
  secretHelp: 'Empieza por whsec_.',
  enterSecret: 'Escribir el secreto de firma',
  saveSecret: 'Guardar el secreto',
  payments: {
    title: 'Pagos con tarjeta recibidos',
    none: 'Aún no se ha pagado nada con tarjeta.',
    columns: { paid: 'Pagado el', amount: 'Importe', fee: 'Comisión', state: 'Estado', invoice: 'Factura' },
    invoice: 'Abrir la factura',
    more: 'Ver anteriores',
    look: 'Comprobar de nuevo',
    looked: 'El pago se ha consultado de nuevo en Stripe.',
    credit: 'Más de lo pendiente: queda como saldo a favor',
    disputed: 'En disputa: responde en Stripe',
    disputedUntil: (day) => `En disputa: responde en Stripe a más tardar el ${day}`,
    answer: 'Responder en Stripe',
    underReview: 'En disputa: decide el banco del cliente',
    lost: 'Disputa perdida: el dinero se devolvió',
    refunded: 'Reembolsado',
    partly: 'Reembolsado en parte',
    fine: 'Registrado',
    problems: {
      deleted: 'La factura se ha eliminado: devuelve el dinero en Stripe o haz otra factura',
      void: 'La factura está anulada: devuelve el dinero en Stripe',
      credited:
        'La factura se marcó como rectificada: devuelve el dinero en Stripe, o vuelve a marcarla como enviada y comprueba de nuevo',
      currency:
        'La factura tiene ahora otra moneda: devuelve el dinero en Stripe, o recupera la moneda y comprueba de nuevo',
      twice:
        'No se pudo registrar: con lo registrado a mano se devolvió más de lo que se pagó. Si es el mismo dinero, quita de la factura el pago registrado a mano y comprueba de nuevo',
      refused:
        'No se pudo registrar: su saldo a favor se usó en otra factura. Resuélvelo en la factura y comprueba de nuevo',
    },
  },
}
