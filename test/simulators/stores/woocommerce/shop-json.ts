import type { KeptFigures, KeptProduct, KeptVariant, ShopTraits } from './shop-state.ts'

/** A term of WordPress: a category, brand or tag. */
export interface Term {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly parent: number
}

/** The terms of a shop, made when a product first names them. */
export class Terms {
  readonly all: Term[] = []
  readonly #byPath = new Map<string, Term>()

  of(path: readonly string[]): Term {
    const key = JSON.stringify(path)
    const known = this.#byPath.get(key)
    if (known) return known
    const parent = path.length > 1 ? this.of(path.slice(0, -1)).id : 0
    const name = path.at(-1) ?? ''
    const id = this.all.length + 15
    const term = { id, name: escaped(name), slug: `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${id}`, parent }
    this.all.push(term)
    this.#byPath.set(key, term)
    return term
  }
}

/** What the JSON of a shop is made with. */
export interface JsonTools {
  readonly traits: ShopTraits
  readonly terms: { readonly categories: Terms; readonly brands: Terms; readonly tags: Terms }
  readonly address: string
}

/** A product as WooCommerce writes it. */
export function productJson(kept: KeptProduct, tools: JsonTools): Record<string, unknown> {
  const { terms, traits, address } = tools
  const hasVariants = kept.variants.length > 0
  const named = (term: Term): object => ({ id: term.id, name: term.name, slug: term.slug })
  const json = {
    ...figuresJson(kept, kept.cost, tools),
    name: escaped(kept.name),
    slug: `product-${kept.id}`,
    permalink: `${address}/product/${kept.id}/`,
    type: hasVariants ? 'variable' : 'simple',
    date_modified: moment(kept.modified + 3_600_000),
    date_modified_gmt: moment(kept.modified),
    description: htmlOf(kept.description),
    short_description: '',
    categories: kept.categories.map((path) => named(terms.categories.of(path))),
    tags: kept.tags.map((tag) => named(terms.tags.of([tag]))),
    ...(traits.version === '8.0' ? {} : { brands: kept.brand === '' ? [] : [named(terms.brands.of([kept.brand]))] }),
    images: kept.pictureUrl === '' ? [] : [{ id: kept.id + 1_000_000, src: kept.pictureUrl, name: '', alt: '' }],
    attributes: [
      { id: 0, name: 'Material', position: 0, visible: true, variation: false, options: ['Stoneware'] },
      ...kept.options.map(({ name, values }, at) => ({
        id: 0,
        name: escaped(name),
        position: at + 1,
        visible: true,
        variation: true,
        options: values.map(escaped),
      })),
    ],
    variations: kept.variants.map(({ id }) => id),
  }
  return hasVariants ? { ...json, price: lowest(kept.variants), regular_price: '', sale_price: '' } : json
}

/** A variation as WooCommerce writes it; `parent` where the call tells it. */
export function variantJson(
  variant: KeptVariant,
  kept: KeptProduct,
  tools: JsonTools,
  isTellingParent: boolean,
): Record<string, unknown> {
  return {
    ...figuresJson(variant, variant.cost || kept.cost, tools),
    date_modified_gmt: moment(kept.modified),
    permalink: `${tools.address}/product/${kept.id}/?v=${variant.id}`,
    image: null,
    attributes: kept.options.flatMap(({ name }, at) => {
      const option = variant.optionValues[at] ?? ''
      return option === '' ? [] : [{ id: 0, name: escaped(name), option: escaped(option) }]
    }),
    ...(isTellingParent ? { parent_id: kept.id } : {}),
  }
}

function figuresJson(kept: KeptFigures, total: string, { traits }: JsonTools): Record<string, unknown> {
  const isReduced = kept.sale !== '' && kept.saleFrom === ''
  return {
    id: kept.id,
    status: kept.status,
    sku: kept.sku,
    ...(traits.version === '8.0' ? {} : { global_unique_id: kept.barcode }),
    price: isReduced ? kept.sale : kept.regular,
    regular_price: kept.regular,
    sale_price: kept.sale,
    date_on_sale_from_gmt: kept.saleFrom || null,
    on_sale: isReduced,
    manage_stock: kept.stock !== null,
    stock_quantity: kept.stock,
    stock_status: kept.stock === 0 ? 'outofstock' : 'instock',
    meta_data: [
      { id: 1, key: '_edit_lock', value: 'x' },
      ...(traits.costs === 'plugin' ? [{ id: 2, key: '_wc_cog_cost', value: total }] : []),
    ],
    ...(traits.costs === 'core' ? { cost_of_goods_sold: costJson(kept.cost, total) } : {}),
  }
}

function costJson(own: string, total: string): object {
  const defined = own === '' ? null : Number(own)
  return { values: [{ defined_value: defined, effective_value: Number(total) }], total_value: Number(total) }
}

function lowest(variants: readonly KeptVariant[]): string {
  const prices = variants.map(({ sale, regular }) => sale || regular).filter((price) => price !== '')
  return prices.sort((a, b) => Number(a) - Number(b))[0] ?? ''
}

/** A moment as WordPress writes it: to the second, without a zone. */
export function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 19)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function htmlOf(text: string): string {
  return text === '' ? '' : `<p>${escaped(text).replaceAll('\n', '<br />\n')}</p>\n`
}
