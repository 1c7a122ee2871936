import { openPicture } from '#server/kit/pictures/open-picture.ts'

/** A logo is printed 160 points wide at most: three pixels a point. */
const WIDTH = 480
const HEIGHT = 240
const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/

/**
 * The logo of a data URL as a PNG that every PDF accepts: of limited size, on white, without metadata. Null if it is no image; the PDF
 * then shows the name alone.
 */
export async function logoBytes(logo: string): Promise<Uint8Array | null> {
  const base64 = DATA_URL.exec(logo)?.[1]
  if (base64 === undefined) return null
  try {
    const picture = await openPicture(Buffer.from(base64, 'base64'))
    return await picture
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return null
  }
}
