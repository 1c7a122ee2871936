import type { PricingModel } from '#domain/service-pricing.ts'
import { loadPlainFile } from '#web/kit/list/load-plain-file.ts'
import { ROW_ID } from '#web/kit/row-files/file-form.ts'

/** How a service is sold, in the words of five languages. */
const MODELS: readonly (readonly [PricingModel, RegExp])[] = [
  ['hourly', /^(by the |per )?hour(ly)?$|^stunde|^stündlich|^à l.heure|^horaire|^por hora|^per uur/i],
  ['fixed', /^fixed( price)?$|^flat|^festpreis|^pauschal|^forfait|^precio fijo|^vaste prijs/i],
  ['value-based', /^(by )?value/i],
  ['package', /^(in )?packages?$|^pakete?$|^paquete/i],
]

/** Services in files: every field, the packages and other costs each in one cell (SERV-06). */
export const serviceFile = loadPlainFile('service', {
  // English | German | French | Spanish | Dutch. What the list of SERV-06 calculates (total cost, price/rate, margin) is passed over.
  names: {
    [ROW_ID]: 'service id, leistungs id',
    name: 'service, service name, title, task | Leistung, Dienstleistung, Bezeichnung | prestation, désignation, nom | servicio, nombre | dienst, naam',
    description: 'details, text | Beschreibung | descripción | omschrijving',
    category: 'group, type | Kategorie, Gruppe | catégorie | categoría | categorie',
    imageUrl: 'picture, photo | Bild | foto | afbeelding',
    baseCurrency: 'base currency, currency code | Währung | devise | moneda, divisa | valuta',
    laborCost: 'labour cost, labor, labor cost | Arbeitskosten, Lohnkosten | main d oeuvre | mano de obra | arbeid',
    laborHours: 'labour hours, labor hours, hours needed, duration | Stunden, Dauer | heures, durée | horas | uren',
    laborRate: 'labour rate, labor rate, cost per hour | Kosten je Stunde, Kosten pro Stunde | coût horaire',
    materialCost: 'material cost, materials, parts | Materialkosten | matériel | materiales | materiaal',
    overheadCost: 'overhead cost, overheads | Gemeinkosten | frais généraux | gastos generales',
    subcontractorCost:
      'subcontractor, subcontractor cost | Fremdleistung, Subunternehmer | sous traitance | subcontrata',
    additionalCosts: 'additional costs | weitere Kosten',
    pricingModel: 'pricing model, model, billing | Abrechnung, Preismodell | facturation | facturación',
    pricingStrategy: 'pricing strategy',
    pricingValue: 'target margin, markup | Zielmarge, Aufschlag',
    hourlyRate:
      'rate for an hour, rate, price per hour | Stundensatz, Stundenpreis | taux horaire, tarif horaire | tarifa por hora | uurtarief',
    fixedPrice:
      'price, flat rate, net price | Preis, Festpreis, Pauschale | prix, forfait | precio, precio fijo | prijs, vaste prijs',
    valuePrice: 'value price',
    packageOptions: 'package options | Pakete',
    isActive: 'status | aktiv | actif | activo | actief',
  },
  words: {
    pricingModel: (cell) => MODELS.find(([, form]) => form.test(cell.trim()))?.[0] ?? cell,
  },
  completed({ pricingModel, hourlyRate, fixedPrice, valuePrice, packageOptions }) {
    if (pricingModel !== undefined || hourlyRate !== undefined) return {}
    // Who gives one kind of price sells by it.
    if (fixedPrice !== undefined) return { pricingModel: 'fixed' }
    if (valuePrice !== undefined) return { pricingModel: 'value-based' }
    return packageOptions === undefined ? {} : { pricingModel: 'package' }
  },
})
