import { importText } from './text.ts'

/** How a column is called: by its name, else by its position. */
export function columnName({ name }: { readonly name: string }, index: number): string {
  return name === '' ? importText.columns.unnamed(index + 1) : name
}
