import { isCurrency } from '../currencies.ts'
import { foldText } from '../text-fold.ts'
import type { TargetId } from './targets.ts'

// English | German | French | Spanish | Dutch; names that price lists and shops really use.
const NAMES: Readonly<Record<Exclude<TargetId, 'option' | 'optionName'>, string>> = {
  name: `name, product name, product, title, product title, item name, item, item title, article name, model name
    | Produktname, Produkt, Artikelname, Artikel, Artikelbezeichnung, Bezeichnung, Titel
    | nom, nom du produit, nom de l'article, produit, désignation, libellé, intitulé, titre
    | nombre, nombre del producto, producto, título, artículo, denominación
    | naam, productnaam, artikelnaam, artikel, product naam`,
  sku: `sku, item number, item no, item nr, item code, article number, article no, article code, product code, product number,
    product no, part number, part no, stock code, style code, supplier sku, vendor sku, seller sku, variant sku, order code
    | Artikelnummer, Artikel Nr, Artikelnr, Art Nr, ArtNr, Bestellnummer, Bestell Nr, Produktnummer, Teilenummer, Artikelcode
    | référence, réf, code article, code produit, numéro d'article, référence produit, réf produit
    | referencia, ref, código, código de artículo, código de producto, código producto, código artículo
    | artikelcode, productcode, productnummer, bestelnummer, bestelcode`,
  barcode: `barcode, bar code, ean, ean13, ean 13, ean code, gtin, gtin13, gtin 13, gtin14, upc, upc code, upc a, isbn, variant barcode
    | Strichcode, EAN Nummer, EAN Code, GTIN Nummer
    | code barres, code barre, code à barres, gencod, gencode
    | código de barras, código ean, cód barras
    | streepjescode, ean nummer`,
  description: `description, long description, product description, item description, details, body html, full description
    | Beschreibung, Produktbeschreibung, Artikelbeschreibung, Langtext, Beschreibungstext
    | description du produit, descriptif, description longue
    | descripción, descripción del producto, descripción larga
    | beschrijving, omschrijving, productomschrijving, productbeschrijving`,
  category: `category, categories, product category, product categories, category path, category name, department, product type,
    product group, collection
    | Kategorie, Kategorien, Warengruppe, Produktgruppe, Artikelgruppe, Produktkategorie
    | catégorie, catégories, famille, rayon, catégorie de produit
    | categoría, categorías, familia, departamento
    | categorie, categorieën, productgroep, artikelgroep, productcategorie`,
  subcategory: `subcategory, sub category, subcategories, sub group, subgroup, subdepartment
    | Unterkategorie, Untergruppe, Unterwarengruppe
    | sous catégorie, sous famille, sous rayon
    | subcategoría, subfamilia
    | subcategorie, subgroep`,
  brand: `brand, brands, brand name, manufacturer, manufacturer name
    | Marke, Hersteller, Markenname
    | marque, fabricant
    | marca, fabricante
    | merk, fabrikant, merknaam`,
  tags: `tags, tag, keywords, labels
    | Schlagwörter, Schlagworte, Stichworte, Stichwörter
    | étiquettes, mots clés, mots clefs
    | etiquetas, palabras clave
    | trefwoorden, zoekwoorden`,
  baseCost: `cost, cost price, unit cost, cost per item, cost per unit, purchase price, buying price, buy price, supplier price,
    standard cost, fob price, fob, ex works, exw, cost of goods, cost of goods sold, cogs, item cost, invoice price, purchase cost,
    product cost, vendor price, net cost, your price, your cost, wholesale cost
    | Einkaufspreis, EK, EK Preis, EK Preis netto, EK netto, Netto EK, EK Netto Preis, Einstandspreis, Bezugspreis, Kosten, Stückkosten,
    Einkaufspreis netto, Selbstkosten
    | prix d'achat, prix achat, prix d'achat ht, PA, PA HT, coût, coût unitaire, coût d'achat, prix de revient, prix fournisseur
    | coste, costo, precio de compra, precio compra, precio de coste, precio de costo, precio coste, precio costo, coste unitario,
    costo unitario, precio proveedor, precio de proveedor
    | inkoopprijs, inkoop, kostprijs, kosten, inkoopprijs excl btw, netto inkoopprijs`,
  shippingCost: `shipping, shipping cost, shipping costs, freight, freight cost, freight costs, delivery cost, postage, transport,
    transport cost, inbound freight
    | Versand, Versandkosten, Fracht, Frachtkosten, Transportkosten
    | frais de port, port, livraison, frais de livraison, frais de transport, fret
    | envío, gastos de envío, flete, transporte, gastos de transporte
    | verzendkosten, vracht, vrachtkosten, transportkosten`,
  importDuty: `duty, import duty, customs duty, duty rate, duty percent, tariff, tariff rate, customs
    | Zoll, Zollsatz, Einfuhrzoll
    | droits de douane, douane, taux de douane
    | arancel, aranceles, derechos de aduana
    | invoerrechten, invoerrecht, douanerechten`,
  vatTax: `import vat, vat on cost, purchase vat, input vat, vat on purchase
    | Einfuhrumsatzsteuer, Vorsteuer
    | tva à l'importation, tva sur achat, tva achat
    | iva de importación, iva soportado
    | invoer btw, btw op inkoop, btw inkoop`,
  extraCost: `insurance, handling, handling fee, handling cost, packaging, packaging cost, packing, packing cost, inspection, customs fee,
    brokerage, fulfilment cost, fulfillment cost
    | Versicherung, Verpackung, Verpackungskosten, Bearbeitungsgebühr
    | assurance, emballage, frais d'emballage, manutention
    | seguro, embalaje, manipulación
    | verzekering, verpakking, verpakkingskosten`,
  retailPrice: `retail price, rrp, msrp, srp, list price, selling price, sales price, sell price, regular price, shop price, store price,
    recommended retail price, suggested retail price, retail, variant price, price incl vat
    | Verkaufspreis, VK, VK Preis, VK brutto, VK netto, UVP, UVP brutto, Listenpreis, Ladenpreis, Endpreis, Endkundenpreis
    | prix de vente, prix public, prix public conseillé, ppc, pvc, prix conseillé, PV, PV HT, PV TTC, prix de vente conseillé
    | precio de venta, precio venta, PVP, PVR, precio de venta al público, precio público, precio recomendado
    | verkoopprijs, adviesprijs, adviesverkoopprijs, winkelprijs, consumentenprijs`,
  tradePrice: `trade price, wholesale price, wholesale, b2b price, dealer price, reseller price, business price
    | Großhandelspreis, Händlerpreis, Wiederverkäuferpreis, HEK
    | prix de gros, prix revendeur, prix professionnel, prix grossiste
    | precio mayorista, precio al por mayor, precio distribuidor
    | groothandelsprijs, dealerprijs, wederverkoopprijs`,
  margin: `margin, target margin, gross margin, margin percent, profit margin
    | Marge, Handelsspanne, Spanne, Zielmarge
    | taux de marge, marge cible
    | margen, margen bruto, margen objetivo
    | brutomarge, winstmarge`,
  markup: `markup, mark up, markup percent
    | Aufschlag, Kalkulationsaufschlag, Handelsaufschlag
    | majoration, taux de majoration
    | recargo, sobreprecio
    | opslag, opslagpercentage`,
  currency: `currency, currency code, price currency
    | Währung, Währungscode
    | devise, monnaie, code devise
    | moneda, divisa
    | valuta, munteenheid`,
  stock: `stock, quantity, qty, stock quantity, stock qty, inventory, inventory quantity, quantity on hand, on hand, available, stock level,
    units in stock, variant inventory qty, available quantity
    | Bestand, Lagerbestand, Menge, Lager, Lagermenge, verfügbar, Anzahl
    | quantité, qté, en stock, stock disponible, quantité en stock
    | existencias, cantidad, inventario, stock disponible
    | voorraad, aantal, voorraadaantal`,
  active: `active, is active, enabled, published, visible, status, online, available for sale
    | aktiv, sichtbar, veröffentlicht
    | actif, publié, visible en ligne, statut
    | activo, publicado, estado
    | actief, zichtbaar, gepubliceerd`,
  imageUrl: `image, image url, images, image urls, picture, picture url, photo, photo url, image link, image src, main image, main image url,
    product image, product image url
    | Bild, Bild URL, Bildlink, Bilder, Foto, Produktbild
    | photo, url image, url de l'image, lien image, image principale
    | imagen, imágenes, url imagen, url de imagen, imagen principal
    | afbeelding, afbeeldingen, afbeelding url, foto`,
  groupKey: `group, group key, variant group, parent sku, parent, item group id, item group, model, model number, style, style number, handle
    | Gruppe, Variantengruppe, Modell, Vaterartikel
    | groupe, modèle, référence parent
    | grupo, modelo
    | groep, model, modelnummer`,
}

// Options of variants; for a product without variants they only describe it.
const OPTIONS = `size, sizes, colour, color, flavour, flavor, scent
  | Größe, Farbe, Geschmack, Duft
  | taille, couleur, coloris, parfum
  | talla, tamaño, color, sabor
  | maat, kleur, smaak`
const NUMBERED_OPTION = /^option ?[1-3]? ?(name|value)?$/

// A price without further words may be the cost or the price.
const PRICE = `price, unit price, net price, price net, price ex vat, price excl vat, price each, amount
  | Preis, Stückpreis, Nettopreis, Preis netto, Einzelpreis, Betrag
  | prix, prix unitaire, prix ht, prix net, tarif, tarif ht, montant
  | precio, precio unitario, precio neto, tarifa, importe
  | prijs, stuksprijs, nettoprijs, prijs excl btw, bedrag`

/** Words that give a name another meaning: a date, an identifier, an unusual price. */
const OTHER_THING = new Set(
  `date id ids uid uuid type position alt old previous former compare sale special promo promotion discount min max minimum maximum weight
   requires required height width length unit units measure meta seo tax class text count number nr no url link from to until start end valid status history
   datum alt neu gewicht einheit breite rabatt aktion steuer ancien poids unite remise promo taxe peso unidad descuento impuesto fecha
   gewicht eenheid korting`.split(/\s+/),
)

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g
const NEW_WORD = /([\p{Ll}\p{N}])(\p{Lu})/gu

/** A column's name for comparison: lower case, without accents, punctuation and brackets. */
export function headerKey(header: string): string {
  const words = header.replace(BRACKETS, ' ').replace(NEW_WORD, '$1 $2')
  return foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function keysOf(names: string): string[] {
  return names
    .split(/[,|]/)
    .map(headerKey)
    .filter((key) => key !== '')
}

const known: ReadonlyMap<string, TargetId> = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => keysOf(names).map((key) => [key, target as TargetId] as const)),
)
const optionNames: ReadonlySet<string> = new Set(keysOf(OPTIONS))
const plainPrices: ReadonlySet<string> = new Set(keysOf(PRICE))

/** The meaning of a column's name: a target, some price, or nothing. `whole` is false if only a part of it was recognised. */
export interface NamedTarget {
  readonly target: TargetId | 'price'
  readonly whole: boolean
}

/** Recognises the name of a column in English, German, French, Spanish or Dutch. */
export function namedTarget(header: string): NamedTarget | null {
  const key = headerKey(header)
  const exact = lookUp(key) ?? lookUp(withoutCurrency(key))
  if (exact) return { target: exact, whole: true }
  const words = withoutCurrency(key).split(' ')
  for (let size = words.length - 1; size > 0; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = lookUp(words.slice(from, from + size).join(' '))
      const rest = [...words.slice(0, from), ...words.slice(from + size)]
      if (part && !rest.some((word) => OTHER_THING.has(word))) return { target: part, whole: false }
    }
  }
  return null
}

/** The first name of each language: what a field is simply called. */
const plainNames: ReadonlySet<string> = new Set(
  Object.values(NAMES).flatMap((names) => names.split('|').flatMap((list) => keysOf(list).slice(0, 1))),
)
// Words for the thing itself, above its name as well as above its number.
const LOOSE_NAMES: ReadonlySet<string> = new Set(
  keysOf(`item, product, Artikel, Produkt, produit, producto, artículo, artikel`),
)

/** How clearly a column's name says its meaning: 2 is what a field is simply called, 0 a word for the thing itself, such as "Item". */
export function nameStrength(header: string): 0 | 1 | 2 {
  const key = withoutCurrency(headerKey(header))
  if (LOOSE_NAMES.has(key)) return 0
  return plainNames.has(key) ? 2 : 1
}

/** Whether a column's name is that of an option of variants, or of a column with names of options. */
export function namedOption(header: string): 'option' | 'optionName' | null {
  const key = headerKey(header)
  const numbered = NUMBERED_OPTION.exec(key)
  if (numbered) return numbered[1] === 'name' ? 'optionName' : 'option'
  return optionNames.has(key) ? 'option' : null
}

function lookUp(key: string): TargetId | 'price' | undefined {
  return plainPrices.has(key) ? 'price' : known.get(key)
}

function withoutCurrency(key: string): string {
  return key
    .split(' ')
    .filter((word) => !(word.length === 3 && isCurrency(word.toUpperCase())))
    .join(' ')
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₺': 'TRY', US$: 'USD' }

/** The currency in a column's name: `Price (EUR)`, `Cost €`; null if there is none. */
export function headerCurrency(header: string): string | null {
  const words = header.split(/[\s()[\]{}/_:.-]+/)
  const word = words.find((each) => isCurrency(each) || Object.hasOwn(SIGNS, each))
  return word === undefined ? null : (SIGNS[word] ?? word)
}
