/** What is wrong with the options and variants of a product. */
export const variantMessages = {
  /** `name` is the option values of the variants. */
  same: (name: string) => `Two variants are ${name}.`,
  /** `option` is empty where it has no name. */
  undeclared: (value: string, option: string) => `“${value}” is not among the values of ${option || 'the option'}.`,
  ofNoOption: (value: string) => `“${value}” belongs to no option of the product.`,
  sameOptions: 'Two options have the same name.',
  sameValues: (option: string) => `A value of ${option || 'an option'} is there twice.`,
} as const
