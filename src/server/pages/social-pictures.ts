import type { FastifyInstance } from 'fastify'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { problem, sendProblem } from '#server/kit/http/problems.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { drawPicture } from '#server/kit/pictures/draw-picture.ts'
import { ARTICLES } from './articles.ts'
import { pictureMessages } from './picture-messages.ts'
import { socialDrawing } from './social-drawing.ts'
import { readText } from './texts-folder.ts'

const DAY_SECONDS = 86_400

/** The address of the picture that stands for a page or article where it is shared. */
export function socialPictureHref(name: string, language: Language): string {
  return `/social/${name}.${language}.png`
}

/** Registers the pictures of pages and articles where they are shared (PAGE-05): drawn when they are first asked for, then kept. */
export function registerSocialPictures(fastify: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>()
  const names = [...INFO_PAGES.map(({ id }) => id), ...ARTICLES.map(({ slug }) => slug)]
  const drawers = new Map(
    names.flatMap((name) =>
      LANGUAGES.map((language) => [socialPictureHref(name, language), () => draw(name, language)] as const),
    ),
  )
  const pictureAt = (path: string, drawer: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(path)
    if (known) return known
    const drawing = drawer()
    kept.set(path, drawing)
    drawing.catch(() => kept.delete(path))
    return drawing
  }
  fastify.get<{ Params: { file: string } }>('/social/:file', async (request, reply) => {
    const path = `/social/${request.params.file}`
    const drawer = drawers.get(path)
    if (!drawer) return sendProblem(reply, problem('no-such-route'))
    const picture = await pictureAt(path, drawer)
    return reply
      .headers({ 'cache-control': `public, max-age=${DAY_SECONDS}`, 'content-type': 'image/png' })
      .send(picture)
  })
}

async function draw(name: string, language: Language): Promise<Buffer> {
  const { title, description } = await readText(name, language)
  const article = ARTICLES.find(({ slug }) => slug === name)
  const picture = article?.example().picture
  const page = { title, description, ...(picture ? { picture } : {}) }
  return drawPicture(inLanguage(language, () => socialDrawing(page, pictureMessages, language)))
}
