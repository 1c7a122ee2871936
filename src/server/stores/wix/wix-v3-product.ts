import * as z from 'zod/mini'
import type { StoreProduct, StoreVariant } from '../port.ts'
import { amountText } from './wix-amounts.ts'
import { idText, soft, softFlag, softNumber, softText } from './wix-json.ts'
import { momentOf } from './wix-v1-product.ts'
import { revisionOf } from './wix-revision.ts'
import type { StockOfVariants } from './wix-v3-stock.ts'

const MOST_VARIANTS = 1_000
const MOST_OPTIONS = 20
const MOST_TAGS = 50
/** Where pictures of the media manager are served. */
const MEDIA = 'https://static.wixstatic.com/media/'

const amountSchema = soft(z.looseObject({ amount: softNumber }))
const choiceSchema = z.looseObject({
  optionChoiceIds: soft(z.looseObject({ optionId: softText, choiceId: softText })),
  optionChoiceNames: soft(z.looseObject({ optionName: softText, choiceName: softText })),
})
const figuresSchema = {
  visible: softFlag,
  sku: softText,
  barcode: softText,
  price: soft(z.looseObject({ actualPrice: amountSchema, compareAtPrice: amountSchema })),
  revenueDetails: soft(z.looseObject({ cost: amountSchema })),
}

/** A variant inside of a V3 product. */
const variantSchema = z.looseObject({ id: idText, choices: soft(z.array(choiceSchema)), ...figuresSchema })
export type V3Variant = z.infer<typeof variantSchema>

/** A variant as the bulk query of variants tells it; it may lag behind its product, whose revision it names. */
export const v3ReadVariantSchema = z.looseObject({
  variantId: idText,
  optionChoices: soft(z.array(choiceSchema)),
  productData: z.looseObject({ productId: idText, revision: softNumber }),
  ...figuresSchema,
})

const pictureSchema = soft(
  z.looseObject({ url: softText, image: soft(z.union([z.string(), z.looseObject({ url: softText })])) }),
)
const namedSchema = soft(z.looseObject({ id: softText, name: softText }))

/** A product of catalogue V3 as Wix writes it. */
export const v3ProductSchema = z.looseObject({
  id: idText,
  revision: z.union([z.string(), z.number()]),
  name: softText,
  plainDescription: softText,
  visible: softFlag,
  brand: namedSchema,
  ribbon: namedSchema,
  additionalRibbons: soft(z.array(z.looseObject({ name: softText }))),
  currency: softText,
  url: soft(z.union([z.string(), z.looseObject({ url: softText })])),
  media: soft(z.looseObject({ main: pictureSchema })),
  mainCategoryId: softText,
  directCategoriesInfo: soft(z.looseObject({ categories: soft(z.array(z.looseObject({ id: idText }))) })),
  options: soft(
    z.array(
      z.looseObject({
        id: softText,
        name: softText,
        choicesSettings: soft(
          z.looseObject({ choices: soft(z.array(z.looseObject({ choiceId: softText, name: softText }))) }),
        ),
      }),
    ),
  ),
  variantsInfo: soft(z.looseObject({ variants: soft(z.array(variantSchema)) })),
  updatedDate: softText,
})

/** A product of catalogue V3 as Wix writes it. */
export type V3Product = z.infer<typeof v3ProductSchema>

/** The categories that a product is directly in. */
export function categoryIdsOfV3(raw: V3Product): readonly string[] {
  const direct = (raw.directCategoriesInfo?.categories ?? []).map((each) => each.id)
  if (direct.length > 0 || raw.mainCategoryId === undefined) return direct
  return [raw.mainCategoryId]
}

/** What a V3 product is known by without its variants. */
export function revisionOfV3(raw: V3Product, categories: StoreProduct['categories'], stock: StockOfVariants): string {
  return revisionOf(String(raw.revision), [categories, [...stock].sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** A V3 product in the common shape (STORE-02): one without options has a single variant, whose figures are its own. */
export function productOfV3(
  raw: V3Product,
  categories: StoreProduct['categories'],
  stock: StockOfVariants,
): StoreProduct {
  const currency = raw.currency ?? ''
  const options = (raw.options ?? []).slice(0, MOST_OPTIONS)
  const rows = (raw.variantsInfo?.variants ?? []).slice(0, MOST_VARIANTS)
  const [only] = rows
  const own = options.length === 0 && only ? figuresOf(only, currency, stock) : NO_FIGURES
  const tags = [raw.ribbon?.name, ...(raw.additionalRibbons ?? []).map((each) => each.name)]
  return {
    ...own,
    externalId: raw.id,
    name: raw.name ?? '',
    description: (raw.plainDescription ?? '').trim(),
    brand: raw.brand?.name ?? '',
    categories,
    tags: tags
      .filter((tag) => tag !== undefined && tag !== '')
      .slice(0, MOST_TAGS)
      .map(String),
    pictureUrl: pictureOf(raw),
    pageUrl: typeof raw.url === 'string' ? raw.url : (raw.url?.url ?? ''),
    isActive: raw.visible ?? true,
    revision: revisionOfV3(raw, categories, stock),
    changedAt: momentOf(raw.updatedDate),
    options: options.map((each) => ({
      name: each.name ?? '',
      values: (each.choicesSettings?.choices ?? []).slice(0, MOST_VARIANTS).map((choice) => choice.name ?? ''),
    })),
    variants:
      options.length === 0
        ? []
        : rows.map((each) => ({ ...figuresOf(each, currency, stock), optionValues: valuesOf(raw, each) })),
  }
}

type OwnFigures = Omit<StoreVariant, 'optionValues'>
const NO_FIGURES = { sku: '', barcode: '', price: null, compareAt: null, cost: null, stock: null } as const

function figuresOf(variant: V3Variant, currency: string, stock: StockOfVariants): OwnFigures {
  const price = amountText(variant.price?.actualPrice?.amount, currency)
  const former = amountText(variant.price?.compareAtPrice?.amount, currency)
  return {
    externalId: variant.id,
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    price,
    compareAt: former === price ? null : former,
    cost: amountText(variant.revenueDetails?.cost?.amount, currency),
    stock: stock.get(variant.id) ?? null,
    isActive: variant.visible ?? true,
  }
}

function valuesOf(raw: V3Product, variant: V3Variant): readonly string[] {
  return (raw.options ?? []).slice(0, MOST_OPTIONS).map((option) => {
    const chosen = (variant.choices ?? []).find(
      (each) => each.optionChoiceIds?.optionId === option.id || each.optionChoiceNames?.optionName === option.name,
    )
    const choices = option.choicesSettings?.choices ?? []
    const named = choices.find((each) => each.choiceId === chosen?.optionChoiceIds?.choiceId)?.name
    return named ?? chosen?.optionChoiceNames?.choiceName ?? ''
  })
}

function pictureOf(raw: V3Product): string {
  const main = raw.media?.main
  const url = typeof main?.image === 'string' ? main.image : (main?.image?.url ?? main?.url ?? '')
  // The media manager's own scheme: wix:image://v1/{id}/{name}#originWidth=…
  if (!url.startsWith('wix:image://v1/')) return url
  return `${MEDIA}${url.slice('wix:image://v1/'.length).split('/', 1)[0] ?? ''}`
}
