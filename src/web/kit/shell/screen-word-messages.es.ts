import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './screen-word-messages.ts'

export const screenWords: MessagesOf<typeof English.screenWords> = {
  home: 'inicio panel resumen portada',
  products: 'catálogo artículos referencias existencias stock inventario',
  categories: 'grupos familias árbol',
  brands: 'fabricantes marcas',
  shipments: 'entregas coste en destino flete aranceles compras proveedores importación',
  'price-lists': 'tarifas descuentos mayorista tramos',
  'past-prices': 'historial anteriores antiguos',
  stores: 'tienda en línea Wix Shopify WooCommerce conectar integración sincronizar comisiones',
  documents: 'facturas presupuestos ofertas recibos papeles',
  recurring: 'repetir suscripción mensual recurrente cuota',
  calendar: 'eventos citas fechas plazos agenda recordatorios',
  customers: 'clientes compradores contactos',
  'price-simulator': 'y si escenario flete arancel tipo de cambio margen probar',
  scenarios: 'y si simulador comparar guardados',
  calculators: 'margen recargo umbral de rentabilidad IVA coste descuento moneda lote precio por unidad calcular',
  analytics: 'cifras informes estadísticas gráficos ingresos beneficio ABC Pareto cobros pendientes',
  'change-sets': 'deshacer revertir historial registro importaciones lotes',
  'business-profile':
    'empresa nombre dirección país moneda logotipo contacto correo email teléfono móvil web registro NIF CIF fiscal IVA',
  'settings-vat': 'impuesto tipo IVA importación aduanas aranceles alta',
  'settings-pricing': 'margen recargo mínimo precio más bajo terminación redondeo recalcular recálculo precios',
  'settings-rates': 'moneda divisa cambio conversión extranjera BCE',
  'settings-documents':
    'cuenta bancaria banco IBAN BIC SWIFT condiciones plazo de pago días factura diseño color idioma prefijo serie recordatorios impuesto',
  'settings-profiles': 'empresa empresas segunda',
  profile: 'cuenta nombre foto imagen zona horaria',
  'settings-sign-in': 'contraseña acceso entrar iniciar sesión sesiones seguridad',
  'settings-notifications': 'avisos correo email alertas',
  'settings-appearance': 'tema oscuro claro modo aspecto',
  'settings-people': 'equipo miembros invitar compañeros empleados contable gestor compartir acceso',
  'settings-connections': 'API token clave REST acceso integración webhook',
  'settings-plan': 'suscripción facturación precio tarjeta factura cancelar',
  'settings-data': 'exportar copia de seguridad descargar ejemplo eliminar borrar cuenta privacidad',
  'settings-storage': 'sin conexión espacio navegador copia local',
}
