import type { TargetId } from './targets.ts'

// English | German | French | Spanish | Dutch | Italian | Polish | Portuguese

/** The names of targets, by language, English first; names that price lists and shops really use. */
export const NAMES: Readonly<Record<Exclude<TargetId, 'option' | 'optionName'>, string>> = {
  name: `name, product name, product, title, product title, item name, item, item title, article name, model name
    | Produktname, Produkt, Artikelname, Artikel, Artikelbezeichnung, Bezeichnung, Titel
    | nom, nom du produit, nom de l'article, produit, désignation, libellé, intitulé, titre
    | nombre, nombre del producto, producto, título, artículo, denominación
    | naam, productnaam, artikelnaam, artikel, product naam
    | nome, nome prodotto, nome del prodotto, prodotto, articolo, nome articolo, denominazione, titolo
    | nazwa, nazwa produktu, nazwa towaru, produkt, towar
    | nome do produto, produto, artigo, designação, nome do artigo`,
  sku: `sku, item number, item no, item nr, item code, article number, article no, article code, product code, product number,
    product no, part number, part no, stock code, style code, supplier sku, vendor sku, seller sku, variant sku, order code
    | Artikelnummer, Artikel Nr, Artikelnr, Art Nr, ArtNr, Bestellnummer, Bestell Nr, Produktnummer, Teilenummer, Artikelcode
    | référence, réf, code article, code produit, numéro d'article, référence produit, réf produit
    | referencia, ref, código, código de artículo, código de producto, código producto, código artículo
    | artikelcode, productcode, productnummer, bestelnummer, bestelcode
    | codice articolo, codice, cod articolo, cod art, codice prodotto, cod prodotto, numero articolo, codice fornitore
    | kod, kod produktu, kod towaru, numer katalogowy, nr katalogowy, indeks, numer artykułu
    | código do artigo, código do produto, código artigo, referência, cód artigo`,
  barcode: `barcode, bar code, ean, ean13, ean 13, ean code, gtin, gtin13, gtin 13, gtin14, upc, upc code, upc a, isbn, variant barcode
    | Strichcode, EAN Nummer, EAN Code, GTIN Nummer
    | code barres, code barre, code à barres, gencod, gencode
    | código de barras, código ean, cód barras
    | streepjescode, ean nummer
    | codice a barre, codice ean, codici a barre
    | kod kreskowy, kod ean, kod paskowy
    | código de barra, cód de barras`,
  description: `description, long description, product description, item description, details, body html, full description
    | Beschreibung, Produktbeschreibung, Artikelbeschreibung, Langtext, Beschreibungstext
    | description du produit, descriptif, description longue
    | descripción, descripción del producto, descripción larga
    | beschrijving, omschrijving, productomschrijving, productbeschrijving
    | descrizione, descrizione prodotto, descrizione del prodotto, descrizione lunga
    | opis, opis produktu, długi opis
    | descrição, descrição do produto, descrição longa`,
  category: `category, categories, product category, product categories, category path, category name, department, product type,
    product group, collection
    | Kategorie, Kategorien, Warengruppe, Produktgruppe, Artikelgruppe, Produktkategorie
    | catégorie, catégories, famille, rayon, catégorie de produit
    | categoría, categorías, familia, departamento
    | categorie, categorieën, productgroep, artikelgroep, productcategorie
    | categoria, categorie, reparto, famiglia, categoria merceologica, gruppo merceologico
    | kategoria, kategorie, grupa towarowa, dział
    | categoria, categorias, família, departamento`,
  subcategory: `subcategory, sub category, subcategories, sub group, subgroup, subdepartment
    | Unterkategorie, Untergruppe, Unterwarengruppe
    | sous catégorie, sous famille, sous rayon
    | subcategoría, subfamilia
    | subcategorie, subgroep
    | sottocategoria, sottofamiglia
    | podkategoria, podgrupa
    | subcategoria, subfamília`,
  brand: `brand, brands, brand name, manufacturer, manufacturer name
    | Marke, Hersteller, Markenname
    | marque, fabricant
    | marca, fabricante
    | merk, fabrikant, merknaam
    | marca, marchio, produttore
    | marka, producent
    | marca, fabricante`,
  tags: `tags, tag, keywords, labels
    | Schlagwörter, Schlagworte, Stichworte, Stichwörter
    | étiquettes, mots clés, mots clefs
    | etiquetas, palabras clave
    | trefwoorden, zoekwoorden
    | etichette, parole chiave
    | tagi, słowa kluczowe
    | etiquetas, palavras chave`,
  baseCost: `cost, cost price, unit cost, cost per item, cost per unit, purchase price, buying price, buy price, supplier price,
    standard cost, fob price, fob, ex works, exw, cost of goods, cost of goods sold, cogs, item cost, invoice price, purchase cost,
    product cost, vendor price, net cost, your price, your cost, wholesale cost
    | Einkaufspreis, EK, EK Preis, EK Preis netto, EK netto, Netto EK, EK Netto Preis, Einstandspreis, Bezugspreis, Kosten, Stückkosten,
    Einkaufspreis netto, Selbstkosten
    | prix d'achat, prix achat, prix d'achat ht, PA, PA HT, coût, coût unitaire, coût d'achat, prix de revient, prix fournisseur
    | coste, costo, precio de compra, precio compra, precio de coste, precio de costo, precio coste, precio costo, coste unitario,
    costo unitario, precio proveedor, precio de proveedor
    | inkoopprijs, inkoop, kostprijs, kosten, inkoopprijs excl btw, netto inkoopprijs
    | costo, prezzo di acquisto, prezzo d'acquisto, prezzo acquisto, costo unitario, costo di acquisto, costo d'acquisto, prezzo di costo,
    prezzo costo, prezzo fornitore, costo fornitore, costo articolo
    | cena zakupu, cena zakupu netto, koszt, koszt zakupu, koszt jednostkowy, cena hurtowa zakupu
    | custo, preço de compra, preço compra, preço de custo, custo unitário, preço do fornecedor, custo de compra`,
  shippingCost: `shipping, shipping cost, shipping costs, freight, freight cost, freight costs, delivery cost, postage, transport,
    transport cost, inbound freight
    | Versand, Versandkosten, Fracht, Frachtkosten, Transportkosten
    | frais de port, port, livraison, frais de livraison, frais de transport, fret
    | envío, gastos de envío, flete, transporte, gastos de transporte
    | verzendkosten, vracht, vrachtkosten, transportkosten
    | spedizione, spese di spedizione, costo di spedizione, trasporto, spese di trasporto
    | wysyłka, koszt wysyłki, transport, koszt transportu
    | envio, portes, custos de envio, frete, transporte`,
  importDuty: `duty, import duty, customs duty, duty rate, duty percent, tariff, tariff rate, customs
    | Zoll, Zollsatz, Einfuhrzoll
    | droits de douane, douane, taux de douane
    | arancel, aranceles, derechos de aduana
    | invoerrechten, invoerrecht, douanerechten
    | dazio, dazi, dazi doganali, dogana
    | cło, stawka celna
    | direitos aduaneiros, taxa aduaneira`,
  vatTax: `import vat, vat on cost, purchase vat, input vat, vat on purchase
    | Einfuhrumsatzsteuer, Vorsteuer
    | tva à l'importation, tva sur achat, tva achat
    | iva de importación, iva soportado
    | invoer btw, btw op inkoop, btw inkoop
    | iva sugli acquisti, iva sull'acquisto, iva all'importazione, iva acquisti
    | vat od zakupu, vat importowy
    | iva de compra, iva da importação`,
  extraCost: `insurance, handling, handling fee, handling cost, packaging, packaging cost, packing, packing cost, inspection, customs fee,
    brokerage, fulfilment cost, fulfillment cost
    | Versicherung, Verpackung, Verpackungskosten, Bearbeitungsgebühr
    | assurance, emballage, frais d'emballage, manutention
    | seguro, embalaje, manipulación
    | verzekering, verpakking, verpakkingskosten
    | assicurazione, imballaggio, imballo
    | ubezpieczenie, opakowanie, pakowanie
    | seguro, embalagem`,
  retailPrice: `retail price, rrp, msrp, srp, list price, selling price, sales price, sell price, regular price, shop price, store price,
    recommended retail price, suggested retail price, retail, variant price, price incl vat
    | Verkaufspreis, VK, VK Preis, VK brutto, VK netto, UVP, UVP brutto, Listenpreis, Ladenpreis, Endpreis, Endkundenpreis
    | prix de vente, prix public, prix public conseillé, ppc, pvc, prix conseillé, PV, PV HT, PV TTC, prix de vente conseillé
    | precio de venta, precio venta, PVP, PVR, precio de venta al público, precio público, precio recomendado
    | verkoopprijs, adviesprijs, adviesverkoopprijs, winkelprijs, consumentenprijs
    | prezzo di vendita, prezzo vendita, prezzo al pubblico, prezzo di listino, listino, prezzo consigliato, prezzo al dettaglio
    | cena sprzedaży, cena detaliczna, cena katalogowa, cena sugerowana, cena sprzedaży brutto
    | preço de venda, preço venda, preço de venda ao público, preço de tabela, preço recomendado`,
  tradePrice: `trade price, wholesale price, wholesale, b2b price, dealer price, reseller price, business price
    | Großhandelspreis, Händlerpreis, Wiederverkäuferpreis, HEK
    | prix de gros, prix revendeur, prix professionnel, prix grossiste
    | precio mayorista, precio al por mayor, precio distribuidor
    | groothandelsprijs, dealerprijs, wederverkoopprijs
    | prezzo all'ingrosso, prezzo ingrosso, prezzo rivenditore
    | cena hurtowa, cena dla sprzedawców
    | preço por grosso, preço de revenda, preço revendedor`,
  margin: `margin, target margin, gross margin, margin percent, profit margin
    | Marge, Handelsspanne, Spanne, Zielmarge
    | taux de marque, marge cible
    | margen, margen bruto, margen objetivo
    | brutomarge, winstmarge
    | margine, margine lordo, margine obiettivo
    | marża, marża docelowa
    | margem, margem bruta, margem alvo`,
  markup: `markup, mark up, markup percent
    | Aufschlag, Kalkulationsaufschlag, Handelsaufschlag
    | majoration, taux de majoration, taux de marge
    | recargo, sobreprecio
    | opslag, opslagpercentage
    | ricarico, ricarico percentuale
    | narzut, narzut procentowy
    | acréscimo`,
  currency: `currency, currency code, price currency
    | Währung, Währungscode
    | devise, monnaie, code devise
    | moneda, divisa
    | valuta, munteenheid
    | valuta, codice valuta, divisa
    | waluta, kod waluty
    | moeda, código da moeda`,
  stock: `stock, quantity, qty, stock quantity, stock qty, inventory, inventory quantity, quantity on hand, on hand, available, stock level,
    units in stock, variant inventory qty, available quantity
    | Bestand, Lagerbestand, Menge, Lager, Lagermenge, verfügbar, Anzahl
    | quantité, qté, en stock, stock disponible, quantité en stock
    | existencias, cantidad, inventario, stock disponible
    | voorraad, aantal, voorraadaantal
    | quantità, q.tà, qta, giacenza, giacenze, scorte, scorta, disponibilità, magazzino
    | stan, stan magazynowy, ilość, zapas, dostępność
    | quantidade, qtd, existências, estoque, disponível, em stock`,
  active: `active, is active, enabled, published, visible, status, online, available for sale
    | aktiv, sichtbar, veröffentlicht
    | actif, publié, visible en ligne, statut
    | activo, publicado, estado
    | actief, zichtbaar, gepubliceerd
    | attivo, pubblicato, visibile
    | aktywny, widoczny, opublikowany
    | ativo, publicado, visível`,
  imageUrl: `image, image url, images, image urls, picture, picture url, photo, photo url, image link, image src, main image, main image url,
    product image, product image url
    | Bild, Bild URL, Bildlink, Bilder, Foto, Produktbild
    | photo, url image, url de l'image, lien image, image principale
    | imagen, imágenes, url imagen, url de imagen, imagen principal
    | afbeelding, afbeeldingen, afbeelding url, foto
    | immagine, immagini, url immagine, immagine principale
    | zdjęcie, zdjęcia, obraz, url zdjęcia
    | imagem, imagens, url da imagem, imagem principal`,
  groupKey: `group, group key, variant group, parent sku, parent, item group id, item group, model, model number, style, style number, handle
    | Gruppe, Variantengruppe, Modell, Vaterartikel
    | groupe, modèle, référence parent
    | grupo, modelo
    | groep, model, modelnummer
    | gruppo, gruppo varianti, modello
    | grupa, model
    | grupo, modelo`,
}

/** Options of variants; for a product without variants they only describe it. */
export const OPTIONS = `size, sizes, colour, color, flavour, flavor, scent
  | Größe, Farbe, Geschmack, Duft
  | taille, couleur, coloris, parfum
  | talla, tamaño, color, sabor
  | maat, kleur, smaak
  | taglia, misura, colore, gusto
  | rozmiar, kolor, smak
  | tamanho, cor, sabor`

/** Names that say how many, and not whether that is what lies on the shelf or what was ordered or delivered. */
export const QUANTITY = `quantity, qty
  | Menge, Anzahl
  | quantité, qté
  | cantidad
  | aantal
  | quantità, q.tà, qta
  | ilość
  | quantidade, qtd`

/** A price without further words may be the cost or the price. */
export const PRICE = `price, unit price, net price, price net, price ex vat, price excl vat, price each, amount
  | Preis, Stückpreis, Nettopreis, Preis netto, Einzelpreis, Betrag
  | prix, prix unitaire, prix ht, prix net, tarif, tarif ht, montant
  | precio, precio unitario, precio neto, tarifa, importe
  | prijs, stuksprijs, nettoprijs, prijs excl btw, bedrag
  | prezzo, prezzo unitario, prezzo netto, importo
  | cena, cena jednostkowa, cena netto, kwota
  | preço, preço unitário, preço líquido, valor`

/** Words that give a name another meaning: a date, an identifier, an unusual price. */
export const OTHER_THING = new Set(
  `date id ids uid uuid type position alt old previous former compare sale special promo promotion discount min max minimum maximum weight
   requires required height width length unit units measure meta seo tax class text count number nr no url link from to until start end valid status history
   datum alt neu gewicht einheit breite rabatt aktion steuer ancien poids unite remise promo taxe peso unidad descuento impuesto fecha
   gewicht eenheid korting data sconto promozione imposta aliquota fiscale doganale unita minima minimo rabat podatek waga jednostka desconto imposto unidade`.split(
    /\s+/,
  ),
)

/** What suppliers say of products and no field of a product holds. */
export type Unplaced = 'salesVat' | 'supplier' | 'weight' | 'unit'

/** The names of what no field of a product holds. */
export const UNPLACED: Readonly<Record<Unplaced, string>> = {
  salesVat: `vat, vat rate, vat percent, sales vat, tax, tax rate
    | MwSt, Mehrwertsteuer, MwSt Satz, USt, Umsatzsteuer, Steuersatz
    | tva, taux de tva, taux tva
    | iva, tipo de iva, tipo iva
    | btw, btw tarief, btw percentage
    | iva, aliquota iva, aliquota, codice iva, cod iva
    | stawka vat, podatek vat
    | taxa de iva, taxa iva`,
  supplier: `supplier, supplier name, vendor, vendor name
    | Lieferant, Lieferantenname
    | fournisseur, nom du fournisseur
    | proveedor
    | leverancier
    | fornitore
    | dostawca
    | fornecedor`,
  weight: `weight, net weight, gross weight
    | Gewicht, Nettogewicht, Bruttogewicht
    | poids, poids net, poids brut
    | peso, peso neto, peso bruto
    | gewicht, nettogewicht
    | peso, peso netto, peso lordo
    | waga, waga netto, waga brutto
    | peso, peso líquido, peso bruto`,
  unit: `unit, unit of measure, uom
    | Einheit, Mengeneinheit, ME
    | unité, unité de vente
    | unidad, unidad de medida
    | eenheid
    | unità, unità di misura, u.m., um
    | jednostka, jednostka miary, jm
    | unidade, unidade de medida`,
}
