import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const homeMessages: MessagesOf<typeof English.homeMessages> = {
  title: '¿Cuánto me ha costado realmente y a qué precio tengo que venderlo?',
  lead: 'Pricewright calcula tus precios de venta a partir de lo que tu mercancía cuesta de verdad: compra, flete, aranceles, IVA y todo lo demás. Cada precio muestra cómo se ha formado.',
  start: 'Crear tu cuenta',
  signIn: 'Iniciar sesión',
  figureTitle: 'El desglose del precio de una taza esmaltada',
  figureLabel: 'Desglose del precio de una taza esmaltada',
  margin: 'El margen que quieres',
  marginOption: (percent: string) => `${percent} de margen`,
  result: (price: string, cost: string) => `Te cuesta ${cost} y se vende a ${price}.`,
  profit: (profit: string, margin: string) => `De ello, ${profit} son para ti: el ${margin} del precio.`,
  exampleNote:
    'Un ejemplo. Las cifras se calculan aquí y ahora, con el mismo código que pone precio a un catálogo real.',
  steps: {
    base: 'Precio de compra',
    shipping: 'Gastos de transporte',
    duty: (rate: string) => `Aranceles ${rate}`,
    extra: 'Caja de regalo',
    cost: 'Lo que cuesta de verdad',
    margin: (rate: string) => `Margen ${rate}`,
    ending: 'Hasta terminar en ,99',
    price: 'Precio de venta',
  },
  sources: {
    base: 'lista del proveedor',
    shipping: 'por unidad',
    duty: 'sobre mercancía y transporte',
    extra: 'un coste tuyo',
    margin: 'del precio',
  },
  featuresTitle: 'Qué hace',
  features: [
    {
      title: 'Empieza con el archivo de tu proveedor',
      text: 'Suelta un archivo CSV o XLSX. Las columnas se reconocen, ves lo que ocurrirá antes de guardar nada, y un solo paso lo revierte.',
    },
    {
      title: 'Muestra el porqué de cada precio',
      text: 'Costes, aranceles, IVA, margen o recargo, terminación del precio: cada paso con su número y de dónde sale.',
    },
    {
      title: 'Cambia muchos precios a la vez',
      text: 'Fija un margen para un catálogo entero, mira cada antes y después, aplícalo, y reviértelo entero si cambias de idea.',
    },
    {
      title: 'Funciona sin red',
      text: 'Tu catálogo está en tu dispositivo. Edita en el tren; los cambios se envían cuando vuelve la conexión, cada uno exactamente una vez.',
    },
    {
      title: 'Cuenta hasta el último céntimo',
      text: 'Los importes se calculan con exactitud. Cada moneda se redondea una sola vez, a su propia unidad mínima.',
    },
    {
      title: 'Es tuyo',
      text: 'Software libre que funciona en tu propio ordenador, con tus datos en una carpeta. Sin rastreo, y sin cargar nada de otros sitios.',
    },
  ],
  onwardTitle: 'Y todo lo que viene después',
  onward: [
    {
      title: 'Listas de precios para compartir',
      text: 'Para tiendas, amigos o un solo cliente: una regla, precios fijados a mano, precios más bajos por más cantidad. Una página con su enlace, un PDF y un CSV siempre al día.',
    },
    {
      title: 'Presupuestos, facturas y rectificativas',
      text: 'Con numeración correlativa y exactos al céntimo. Los clientes leen y aceptan un presupuesto por su enlace; tú ves cuándo.',
    },
    {
      title: 'Facturas electrónicas',
      text: 'La misma factura como XRechnung, Peppol BIS o Factur-X, comprobada antes de salir: se indica lo que falta mientras aún puedes corregirlo.',
    },
    {
      title: 'Compras y existencias',
      text: 'Una orden de compra se convierte en un envío, el envío en existencias a su coste real, y lo que vendes se descuenta de ellas.',
    },
    {
      title: 'Planifica y mira atrás',
      text: 'Precios que empiezan y acaban un día, y cuál era cualquier precio en cualquier fecha. Un calendario con vencimientos, envíos y recordatorios, y notas en cada página.',
    },
    {
      title: 'Clientes y lo que deben',
      text: 'Estados de cuenta, pagos parciales y saldos a favor, lo vencido de un vistazo, y facturas que se repiten solas.',
    },
  ],
}

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  heading: 'Flete y aranceles, en el producto que corresponde',
  lead: 'Un contenedor, muchos productos. Escribe la factura del proveedor y las del flete, el seguro y los aranceles; Pricewright reparte cada una según valor, peso, volumen o unidades. Cada producto lleva así lo que costó de verdad, y su precio lo sigue.',
  title: (freight: string) => `Tres productos y ${freight} de flete`,
  split: 'Repartir el flete según',
  splits: { value: 'Valor', weight: 'Peso', quantity: 'Unidades' },
  columns: { product: 'Producto', paid: 'Precio de compra', freight: 'Flete', landed: 'En destino' },
  lines: { mug: 'Taza esmaltada', pan: 'Sartén de hierro fundido', towel: 'Paño de cocina' },
  pieces: (count: string) => `${count} unidades`,
  more: (percent: string) => `+${percent}`,
  note: 'Por unidad, con aranceles del 2,7\u00a0%, 1,7\u00a0% y 12\u00a0% sobre mercancía y flete. Un ejemplo, calculado aquí y ahora.',
}
