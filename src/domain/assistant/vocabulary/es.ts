import type { Vocabulary } from '../concepts.ts'

/** The Spanish words of questions; phrases are folded (without accents) and parted by commas. */
export const spanish: Vocabulary = {
  phrases: {
    margin:
      'margen, margenes, margen bruto, rentabilidad, rentable, rentables, mas rentable, mas rentables, va mi tienda, va mi negocio, va el negocio',
    markup: 'recargo, recargos, margen sobre coste, sobreprecio',
    price:
      'precio, precios, pvp, precio de venta, precio minorista, tarifa, tarifas, cobrar, pongo, pedir, a cuanto vendo, a como vendo, por cuanto vendo',
    cost: 'coste, costes, costo, cuesta, cuestan, costar, precio de compra, coste total, coste en destino, me cuesta, pago por, pago, en total, me sale, todo incluido',
    profit: 'beneficio, beneficios, ganancia, ganancias, gano, me queda por, utilidad, mas beneficio, mas ganancia',
    vat: 'iva, impuesto, impuestos, igic',
    discount: 'descuento, descuentos, rebaja, rebajas',
    freight:
      'flete, fletes, transporte, gastos de transporte, portes, envio, gastos de envio, flete maritimo, costes de transporte',
    duty: 'arancel, aranceles, derechos de aduana, aduana, aduanas, derechos arancelarios',
    otherCosts: 'otros costes, otros gastos, embalaje, costes adicionales',
    stock: 'existencias, stock, inventario, almacen',
    rate: 'tipo de cambio, tipos de cambio, tasa de cambio, cotizacion, cambio de la, cambio del',
    gross: 'con iva, iva incluido, impuestos incluidos, bruto, iva incluida, incluido, iva hay en, hay en, iva lleva',
    net: 'sin iva, sin el iva, sin impuestos, neto, iva no incluido, mas iva, base imponible',
    points: 'punto, puntos, punto porcentual, puntos porcentuales',
    percent: 'por ciento, porciento, pct',
    product:
      'producto, productos, articulo, articulos, mercancia, mercancias, catalogo, todo lo, referencias, referencia, todo',
    service: 'servicio, servicios',
    customer: 'cliente, clientes, clienta, clientas, comprador, compradores',
    supplier:
      'proveedor, proveedores, proveedora, fabricante, fabricantes, mayorista, a quien, fabrica, quien me vende, quien me suministra, suministra, quien vende',
    category: 'categoria, categorias, seccion, secciones, familia, gama',
    brand: 'marca, marcas',
    document: 'documento, documentos, papeles',
    invoice: 'factura, facturas, factura de venta, facturas de venta, facturas de ventas, que facturas',
    quote: 'presupuesto, presupuestos, oferta, ofertas, cotizaciones',
    creditnote: 'factura rectificativa, facturas rectificativas, abono, abonos, nota de credito',
    purchaseorder: 'pedido de compra, pedidos de compra, orden de compra, ordenes de compra',
    receipt: 'recibo, recibos, ticket',
    currency: 'moneda, monedas, divisa, divisas',
    explain:
      'por que, explica, explicame, explicar, se forma, se compone, composicion, desglose, desglosa, calculado, se calcula, de donde sale, de donde viene',
    sell: 'vender, vendo, vende, vendiendo, venderla, venderlo, vendemos, venta, vendido, revender, lo vendo, la vendo',
    buy: 'comprar, compro, comprarla, comprarlo, compra, comprado, conseguir, le compro, adquirir',
    earn: 'ganar, deja, dejan, deja mejor, rinde, rinden, aporta, aportan, obtener, dado, dejado',
    raise:
      'sube, suben, subir, subo, subiera, subida, aumenta, aumentan, aumentar, aumento, incrementa, incrementar, se encarece, encarece, encarecen, mas caro un, mas caros, eleva, elevar, se aprecia, subeme, subelos, subele',
    lower:
      'baja, bajan, bajar, bajara, bajo los, baje, bajen, reduce, reducen, reducir, disminuye, disminuyen, disminuir, cae, caen, se abarata, abaratan, rebajar, rebaja los, los bajan, desciende, bajame, bajalos, bajale',
    set: 'pon, poner, ponme, ponga, fija, fijar, cambia, cambiar, ajusta, ajustar, pasa, pasar, modifica, modificar, deja en, establece, aplica, aplicar, pasan, pasara',
    create:
      'crea, crear, cree, anade, anadir, agrega, agregar, nuevo, nueva, haz, haz un, haz una, hazme, prepara, preparar, redacta, redactar',
    delete: 'borra, borrar, elimina, eliminar, suprime, destruye',
    show: 'muestra, muestrame, mostrar, ensename, ensena, lista, listar, que productos, que facturas, cuales, cual, dame, ver, que hay, que',
    search: 'busca, buscar, buscame, encuentra, encontrar, donde esta, tengo algun, hay algun',
    convert: 'convierte, convertir, conviertes, conversion, cambia a, en, pasar a',
    compare: 'compara, comparar, comparacion, comparame',
    owe: 'me debe mas, me deben mas, debe mas, deben mas, debe, deben, debiendo, deuda, deudas, por cobrar, saldo pendiente, sin cobrar, adeuda, adeudan, no han pagado, no ha pagado, cobros pendientes, no me ha pagado, no me han pagado, me ha pagado, no ha pagado todavia, no han pagado todavia',
    give: 'hago, dar, doy, aplico, conceder',
    if: 'si, y si, que pasa, que pasa si, que ocurre, que ocurre si, pasa si, supongamos, imaginemos, suponiendo, en caso, que sucede, que pasaria, pasaria',
    below:
      'inferior, inferiores, por debajo, debajo, menos del, menos de, menor que, menor del, menor de, como maximo, bajo el, ni siquiera, menores',
    above:
      'superior, superiores, por encima, encima, mas del, mas de, mayor que, mayor del, mayor de, al menos, como minimo, supera, superan',
    between: 'entre',
    without:
      'sin, sin iva, sin el iva, sin impuestos, excluido, excluyendo, ningun, ninguna, no tienen, no tiene, falta, faltan',
    all: 'todos, todas, todo, toda, cada, entero, completa',
    by: 'por, segun, por cada, agrupado por',
    to: 'a, al, hasta, para',
    here: 'aqui, este producto, esta pagina, este articulo, esto, este',
    more: 'cuanto mas tengo que vender, vender mas, mas tengo que vender, ventas adicionales, mas ventas, cuanto mas',
    called: 'llama, llamado, llamada, se llama, que se llama, con el nombre, nombre',
    correspond: 'equivale, corresponde, equivalente, igual a, es lo mismo',
    and: 'y, y con, y a, y al, y para, que hay de, y si, entonces, y el, y la',
    lowest:
      'menor, menores, mas bajo, mas baja, mas bajos, mas bajas, peor, peores, minimo, minima, mas pequeno, mas flojo, menos, demasiado bajo, demasiado bajos, demasiado baja, muy bajo, muy bajos',
    highest:
      'me debe mas, me deben mas, debe mas, deben mas, mayor, mayores, mas alto, mas alta, mas altos, mas altas, mejor, mejores, maximo, maxima, mas grande, mas dinero, mas rentable, mas rentables, mejor margen, mas beneficio, mas ganancia',
    expensive: 'caro, cara, caros, caras, mas caros, mas caro, mas cara, mas caras, costosos',
    cheap:
      'menos caro, menos cara, menos caros, menos caras, menos costoso, menos costosos, barato, barata, baratos, baratas, mas barato, mas barata, mas baratos, mejor precio, economico',
    average: 'medio, media, promedio, de media, en promedio',
    overall: 'en general, en conjunto, general, global, mi tienda, mi negocio, en total mi, globalmente, total',
    overdue: 'vencida, vencidas, vencido, vencidos, atrasada, atrasadas, con retraso, fuera de plazo, retrasadas',
    open: 'pendiente, pendientes, abierto, abiertos, abierta, abiertas, sin respuesta, sin contestar, caduca, caducan, caduque, caduquen, venza, venzan, vence, vencen, a punto de caducar',
    unpaid:
      'sin pagar, impagada, impagadas, no pagada, no pagadas, facturas pendientes, pendientes de pago, pendientes de cobro, impagos',
    lossMaking:
      'pierdo dinero, pierde, pierden, perdido, perdi, pierdo, perdida, perdidas, a perdida, con perdidas, por debajo del coste, pierden dinero, perder dinero, deficitarios',
    outOfStock:
      'agotado, agotados, agotada, agotadas, sin existencias, sin stock, no hay stock, no quedan, fuera de stock',
    history:
      'como cambio, ha ido cambiando, historial, historico, evolucionado, evolucion, ha cambiado, han cambiado, cambie, ultima vez, ultimo cambio, a lo largo, antes, precio anterior, cambie por ultima, desde cuando',
    problem: 'problema, problemas, error, errores, algo mal, fallo, fallos',
    attention:
      'mirar primero, mirar, primero, atencion, consejo, consejos, urgente, prioridad, prioridades, recomiendas, recomendacion, sugerencias, avisos, hacer primero, alertas, ideas, que tengo que hacer, tengo que hacer hoy, que hago hoy, que hago primero',
    profitable: 'rentabilidad, rentable, rentables, mas rentable, mas rentables',
    best: 'mejor, mejores, peor, peores',
    pay: 'pagar, paga, pagan',
    duration:
      'cuando, cuanto tiempo, cuanto tarda, cuanto tardan, en cuanto tiempo, cuantos dias, en cuantos dias, normalmente, habitualmente, a tiempo',
    active: 'activo, activos, activa, activas',
    inactive: 'inactivo, inactivos, inactiva, inactivas, retirado, retirados, descatalogado, descatalogados',
    draft: 'borrador, borradores',
    paid: 'facturas pagadas, facturas cobradas',
    top: 'top',
    count: 'cuantos, cuantas, numero de',
    sales: 'ingresos, facturacion, ventas, he vendido, vendi, facturado, hemos vendido, facture',
    bestSeller:
      'mas vendido, mas vendidos, mas vendida, mas vendidas, se vende mejor, se venden mejor, superventas, mejor vendido, mejor vendidos, vendido mejor, vendido mas, vendio mejor, vendio mas, vende mas, venden mas, vende mejor, venden mejor, se vendio mejor, vendo mas, vendo mejor, ha vendido mejor',
    worstSeller:
      'menos vendido, menos vendidos, menos vendida, se vende menos, se venden menos, se vende peor, se venden peor, vendo menos, peor vendido',
    bestBuyer:
      'compra mas, compran mas, mejor cliente, mejores clientes, mayor cliente, cliente mas grande, compra mas en mi tienda',
    stockValue:
      'vale mi stock, valor del stock, valor de mi stock, valor del inventario, vale mi inventario, valor de las existencias, valor de mis existencias, valen mis existencias, valor de mi inventario, valor total de mi inventario, valor total del inventario, valor total del stock, vale el stock, vale el inventario, vale todo mi stock, valor de mi almacen, vale mi almacen, inmovilizado en stock, inmovilizado en mi stock',
    file: 'excel, xlsx, csv, hoja de calculo, hojas de calculo, archivo de excel, importar un archivo, leer un archivo',
    privacy: 'datos seguros, datos estan seguros, mis datos, rgpd, privacidad, proteccion de datos, datos protegidos',
    free: 'gratis, gratuito, gratuita, cuanto cuesta usarlo, cuanto cuesta pricewright, suscripcion',
    howMuch: 'cuanto cuesta esto, cuanto cuesta eso, cuanto es, cuanto sale',
    unsold: 'nunca vendido, nunca vendidos',
    received: 'cobrado, cobre, cobros, recibido, pagos recibidos, ingresado, ha entrado, entrado',
    days: 'dias, dia',
    today: 'hoy',
    yesterday: 'ayer',
    thisWeek: 'esta semana',
    lastWeek: 'semana pasada',
    thisMonth: 'este mes',
    lastMonth: 'mes pasado, ultimo mes, mes anterior',
    thisYear: 'este ano',
    lastYear: 'ano pasado, ultimo ano, ano anterior',
    thisQuarter: 'este trimestre',
    lastQuarter: 'trimestre pasado, ultimo trimestre, trimestre anterior',
    quarter1: 'q1, t1, primer trimestre',
    quarter2: 'q2, t2, segundo trimestre',
    quarter3: 'q3, t3, tercer trimestre',
    quarter4: 'q4, t4, cuarto trimestre',
    january: 'enero',
    february: 'febrero',
    march: 'marzo',
    april: 'abril',
    may: 'mayo',
    june: 'junio',
    july: 'julio',
    august: 'agosto',
    september: 'septiembre',
    october: 'octubre',
    november: 'noviembre',
    december: 'diciembre',
    future:
      'ano que viene, proximo ano, proximo mes, mes que viene, semana que viene, proxima semana, manana, prevision, previsiones, sera, seran, futuro, facturare',
    about:
      'que sabes hacer, sabes hacer, que puedes hacer, puedes hacer, ayuda, quien eres, eres chatgpt, eres un, eres una, eres, como funcionas, hola, buenos dias, gracias, que eres',
    outside:
      'tiempo hara, tiempo hace, chiste, poema, cancion, receta, noticias, futbol, instagram, politica, presidente, capital de, bolsa de valores, bitcoin',
  },
  currencies: {
    EUR: 'euro, euros, eur',
    USD: 'dolar, dolares, dolar estadounidense, dolares estadounidenses, usd',
    GBP: 'libra, libras, libra esterlina, libras esterlinas, gbp',
    CHF: 'franco suizo, francos suizos, franco, francos, chf',
    JPY: 'yen, yenes, jpy',
    CNY: 'yuan, yuanes, renminbi, rmb, cny',
    PLN: 'zloty, zlotys, esloti, eslotis, pln',
    SEK: 'corona sueca, coronas suecas, sek',
    DKK: 'corona danesa, coronas danesas, dkk',
    NOK: 'corona noruega, coronas noruegas, nok',
    CZK: 'corona checa, coronas checas, czk',
    INR: 'rupia, rupias, inr',
    TRY: 'lira turca, liras turcas',
    CAD: 'dolar canadiense, dolares canadienses, cad',
    AUD: 'dolar australiano, dolares australianos, aud',
    MXN: 'peso mexicano, pesos mexicanos, peso, pesos, mxn',
    HUF: 'forinto, florin, huf',
    KRW: 'won, krw',
  },
  numerals: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  fill: 'fueron, suma, tarda, tardan, partir, fue, da, dan, algo, pronto, vale, fuera, fuese, seria, vez, veces, ofrezco, rapido, mes, semana, ano, mantener, el, la, los, las, lo, un, una, unos, unas, de, del, mi, mis, nuestro, nuestra, nuestros, nuestras, tu, tus, su, sus, yo, me, mi, te, nos, se, le, les, es, son, era, soy, eres, esta, estan, estoy, ha, he, han, hay, haber, tengo, tiene, tienen, tener, tenga, puedo, puede, debo, deberia, debe, tengo, quiero, queria, necesito, hace, hacer, hago, haga, que, quien, cual, cuales, como, cuando, cuanto, cuanta, donde, con, sin, por, para, en, a, al, sobre, entre, desde, hasta, y, e, o, u, pero, si, no, mas, menos, muy, ya, aun, todavia, tambien, ahora, actualmente, favor, dinero, importe, unidad, unidades, pieza, piezas, cada, uno, este, esta, estos, estas, ese, esa, eso, va, vale, ok, di, dime, dame, queda, quedan, quedara, sale, algun, alguna, algo, todo, ser, llama, pongo, mejor, ultimas, ultimos, ultima, ultimo, pasados, pagos',
}
