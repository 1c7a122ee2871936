import { product } from '../entities/product.ts'
import { declaredList } from './declared-list.ts'
import { productListing } from './product-listing.ts'

/** The list of products. The screen loads only `productListing`: the fields of a product bring their validation along. */
export const productList = declaredList(product, () => productListing)
