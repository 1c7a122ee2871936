import type { Figures } from '../figures.ts'
import type { Picture } from '../picture.ts'

/** The worked example of an article: its figures by name, and the picture of them. */
export interface Example {
  readonly figures: Figures
  readonly picture: Picture
}
