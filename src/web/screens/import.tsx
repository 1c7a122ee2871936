import { ImportScreen } from '../features/import/import-screen.tsx'
import { ImportedPictures } from '../features/products/imported-pictures.tsx'

/** An import, with the pictures that its file names. */
export function Import() {
  return <ImportScreen Pictures={ImportedPictures} />
}
