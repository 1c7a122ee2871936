import { product } from '#contract/entities/product.ts'
import { rowField } from '#web/kit/form/row-field.tsx'

export const ProductField = rowField<'product'>(product)
