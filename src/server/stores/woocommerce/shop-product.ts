import * as z from 'zod/mini'

/** Under another name, as it is no promise that catches here. */
const { catch: orElse } = z

const anyText = orElse(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')
/** A number that a plugin may have written as a text. */
const count = orElse(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(?:\.\d{1,6})?$/))]),
    z.transform((written) => Number(written)),
  ),
  Number.NaN,
)
const id = z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.int().check(z.positive())))
const list = <T extends z.ZodMiniType>(entry: T) => orElse(z.array(entry), [])
const named = z.looseObject({ id: orElse(id, 0), name: anyText })

/** Where the plugin for costs keeps that of a product. */
export const PLUGIN_COST = '_wc_cog_cost'
// Other plugins keep counters there, which would make each read look like a change.
const meta = z.pipe(
  list(z.looseObject({ key: anyText, value: z.unknown() })),
  z.transform((entries) => entries.filter(({ key }) => key === PLUGIN_COST)),
)

const costs = z.looseObject({
  values: list(z.looseObject({ defined_value: anyText })),
  total_value: anyText,
})

const figures = {
  id,
  status: anyText,
  sku: anyText,
  global_unique_id: anyText,
  price: anyText,
  regular_price: anyText,
  sale_price: anyText,
  on_sale: orElse(z.nullable(z.boolean()), null),
  manage_stock: orElse(z.union([z.boolean(), z.literal('parent')]), false),
  stock_quantity: count,
  cost_of_goods_sold: orElse(z.nullable(costs), null),
  meta_data: meta,
}

const productShape = z.object({
  ...figures,
  name: anyText,
  type: anyText,
  date_modified_gmt: anyText,
  permalink: anyText,
  description: anyText,
  short_description: anyText,
  categories: list(named),
  brands: list(named),
  tags: list(named),
  images: list(z.looseObject({ src: anyText })),
  attributes: list(
    z.looseObject({
      id: orElse(id, 0),
      name: anyText,
      variation: orElse(z.boolean(), false),
      options: list(anyText),
    }),
  ),
  variations: list(id),
})

const variantShape = z.object({
  ...figures,
  parent_id: orElse(id, 0),
  attributes: list(z.looseObject({ id: orElse(id, 0), name: anyText, option: anyText })),
})

/** A product as WooCommerce writes it; what is missing or of another kind is empty. */
export type ShopProduct = z.infer<typeof productShape>
/** A variation as WooCommerce writes it. */
export type ShopVariant = z.infer<typeof variantShape>
/** What products and variations have in common. */
export type ShopFigures = Pick<ShopProduct, keyof typeof figures>

/** Asks for what is read and nothing else: plugins add megabytes to products. */
export const PRODUCT_FIELDS = Object.keys(productShape.shape).join()
/** The same for variations. */
export const VARIANT_FIELDS = Object.keys(variantShape.shape).join()

/** A product; undefined for what cannot be one. */
export function shopProduct(entry: unknown): ShopProduct | undefined {
  return productShape.safeParse(entry).data
}

/** A variation; undefined for what cannot be one. */
export function shopVariant(entry: unknown): ShopVariant | undefined {
  return variantShape.safeParse(entry).data
}
