/**
 * The characters beyond ASCII that the fonts of PDFs have, as ranges: each begins so far behind the end of the previous one and has so
 * many further characters, in base 36. A test compares them with the fonts that ship.
 */
const STRETCHES = `
4g-k7 3-5 5-6 2 2-j 2-1q f-8v 2-11 3-1d 3-2 2-1i 9-q 5-5 c-73 29-1b 6p-u 2-1 7-6j 2-7 3-1 3-l 2-6 2 4-3 3-8 3-1 3-3 9 5-1 2-4 3-o
3-2 2-5 5-1 3-l 2-6 2-1 2-1 2-1 3 2-4 5-1 3-2 4 8-3 2 8-g b-2 2-8 2-2 2-l 2-6 2-1 2-4 3-9 2-2 2-2 3 g-3 3-b 8-6 3n-1 2-5 4-2 2-3 4-1
2 2-1 4-1 4-2 4-b 5-4 4-2 2-3 3 7 f-k 6-c 2-2 2-m 2-f 3-8 2-2 2-3 8-1 2-2 3 3-3 3-9 8-l 2-2 2-m 2-9 2-4 3-8 2-2 2-3 8-1 7-1 2-3 3-9
2-2 d-c 2-2 2-1e 2-2 2-5 5-f 3-p 2-2 2-h 4-n 2-8 2 3-6 4 5-5 2 2-7 7-9 3-2 d-1l 5-s 12-1 2 2-4 2-n 2 2-m 3-4 2 2-6 2-9 3-3 81-5h 2 6
3-1b 2o-1 4g-20 2-3 3-6 2 2-3 3-14 2-3 3-w 2-3 3-6 2 2-3 3-e 2-1k 2-3 3-1u 3-v 4-p kn 74-2l 3-9 7-9 i-4 cx-v 4x-g 5 2-7 c2-8 8-16
3-2 1t-6x 2-7u 3-5 3-11 3-5 3-7 2 2 2 2-u 3-1g 2-e 2-d 3-5 2-i 3-2 2-8 2-35 3-q 2-c 4-w t-1 i g-2z 5-b 8-1 5 7-9 g-1 b 3-1 b-2 5-1 4
2 2 i-3 c b 2-1 2-6 4 2-2 2 5 3-3 3 2-9 6-3 6 6 2 3 4 k-2 2-3 3-1 3-1 3-1 3-1 b-5 3-1 a-4 7 5 q r-1 k m-2 b 6 2-1 d-2 3q-1 d-e 2-1
b-1 e-a 5-2 15 1p-97 6-2 3-1 5-1 3-1 5-1 2-3 2-5 f-4 9 c-3 2-6 3 5-1 2 3-4 4-4 2-1 3 4 4-1 9-2 6-2 6-b c-g 3-d j-5 2 2-1 4-1 6 3-1
5-1 c-1 6-1 3 6-1 2 2-1 l-1 6-5 2-3 3 5 3 3-5 2 3-2 2 4 3 4 7 b-1 9 2-1 4 3 5 2 5-4 c-1 i-t 2-2 a f f ad-1 3u 1n-1 7e-2 j-2 1g 5 1s
5n-v 3l-11 2 6 2b-m a-6 2-6 2-6 2-6 2-6 2-6 2-6 2-6 2-3h z-p 2-2g d-5x r-b 5-1r 2-2d 3-2u 6-16 2-2l 2-17 5-z d-1a 2-7f 2-58o 23-g6n
18x-2n 2p-5m 6-1 2 2-4 p-d 69-v 1b 4y-u 2q-v 3m-5 3-5 3-5 a-6 2-6 2-1n 45-8mb 1ni-2 4-2 4xj-3 2-1 5-1 9 2-3 7 b-1 2 2-4 2-3 9 4-3 4
4-1 b 4-5 7 4 2 2 3-2 3-2 4-1 5-2 2 5 2 3 m 5 4 4 2-1 2 5-1 a 8-1 3-4 2-2 3 2 8 3-1 5 3 2 3 3-3 2 2-3 2 2-1 4 7-2 2-1 3-2 6 4-2 2-1
2 d 2 2 i-1 4i-6 d-4 6-p 2-4 2 2-1 2-1 2-3g h-cc 3-1h 8 x-v h-1b x-4 2-3q 3 2-59 4-5 3-5 3-5 3-2 4-6 2-6 2-8 4-1 1hf-5 2-15 2-8
207-j 1sc-9 vx3-3 440-7 2o6-u 1qa-6 2-3 2-1 2-e 1l2 5n 4h-1 d-1 f 3-9 24-p 2-1 o l 3-8 m-1 4v-x 3-33 3-1 2-2 3-2a 3-2 2-7a 2-1q c-5
2-n 8-1 3-7 d 3-3 3 5-1 e-1 3 9-1 a 6-2 d-2 9-2 3 2 5 7 4 7-2d 1d-1x 6-7 3-4 3-9 4 2-1 4 3-9 6c-b 5 7w-1a 2-9 2-54 35-c 4-1y 2 4-h
2-c 4-b 13h 2 1v 48 xw 26 196 1ca 3d ck 3w8 2f0 1cc-1 az rf g 1cr 6q 12 3g 24 221 1c 1y 10v sg ne h8 dl 7a d1 ej 5h 2hd 16l 7c 1u sv
hc t 97 o9 72 8 2 3 cb 3u 1k6 b5 1gu 5 9 1n5 7y s 7t 6 y 11m at-1 f-1 51 7n 2r c 3 b 3r c 3 26 3q 8 7 3 k-1 14 3c-1 4 1g d 14-1 9-2
2 2 2x-1 n 1s 58 s x j 3 a 4 i 4c en 48 3 q 7 48 9o g 34 1e e8-1 3j x 7f 4 w 3n c s 37 1w 6 3 84 c 3 4r 5t 5 9 8 2-2 2 j 8-1 69 3 34
y 1o 64 5 3 i k 3 j 6d c 33 18 3k 4-1 3 7-1 2 4 2 9 4 c-1 9 5 3 3 4 3 2 4 1h e-1 e 3s 9 46-1 7 2 3-1 7 3l 2 2-1 f-1 8 5-1 13 1v 2 9
3 4 2a c b 1bl 6yo 1e 4dj-1 b2
`

/** Characters before it are ASCII or invisible. */
const FIRST = 0xa0
const LAST = 0x40000

/** One byte per character: whether a font has it. */
let faces: Uint8Array | undefined

function readStretches(): Uint8Array {
  const known = new Uint8Array(LAST)
  let end = 0
  for (const stretch of STRETCHES.trim().split(/\s+/)) {
    const [gap = '', more = '0'] = stretch.split('-')
    const start = end + Number.parseInt(gap, 36)
    end = start + Number.parseInt(more, 36)
    known.fill(1, start, end + 1)
  }
  return known
}

/** The characters of a text that no font of a PDF has, each once: they print as boxes (DOC-12). */
export function unprintableLetters(text: string): string {
  faces ??= readStretches()
  const missing = new Set<string>()
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code >= FIRST && faces[code] !== 1) missing.add(letter)
  }
  return [...missing].join('')
}
