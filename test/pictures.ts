import sharp from 'sharp'

/** A picture of noise, which no format makes small, or of one colour, which all do. */
export async function testPicture(
  type: 'jpeg' | 'png' | 'gif' | 'webp',
  { width = 64, height = 48, noise = false }: { width?: number; height?: number; noise?: boolean } = {},
): Promise<Buffer> {
  const options = noise
    ? {
        create: {
          width,
          height,
          channels: 3 as const,
          noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
          background: '#888',
        },
      }
    : { create: { width, height, channels: 3 as const, background: '#2a7' } }
  return sharp(options).toFormat(type).toBuffer()
}
