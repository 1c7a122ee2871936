import { readFile } from 'node:fs/promises'
import { openPicture } from '#server/kit/pictures/open-picture.ts'

// Started as a process of its own: makes the picture of a file small and says what memory that took.

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

await (await openPicture(Buffer.from(ONE_PIXEL, 'base64'))).webp().toBuffer()
const bytes = await readFile(process.argv[2] ?? '')
const before = process.resourceUsage().maxRSS
const picture = (await openPicture(bytes)).resize({ width: 2_048, height: 2_048, fit: 'inside' })
const { info } = await picture.webp().toBuffer({ resolveWithObject: true })
const megabytes = (process.resourceUsage().maxRSS - before) / 1_024
process.stdout.write(JSON.stringify({ width: info.width, height: info.height, megabytes }))
