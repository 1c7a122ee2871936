import type { Rule } from './layers.ts'

/** What the browser's own methods answer changes: scrolling answers a promise since Chromium 150, and React calls what an effect answers. */
const METHODS = String.raw`\??\.(?:scroll\w*|focus|blur|setProperty|click|select|play|pause|show|showModal|close|animate)\(`
const EFFECT = new RegExp(String.raw`\buse(?:Layout|Insertion)?Effect\(\s*\(\)\s*=>\s*([^{(\s][^,;]*?${METHODS})`, 'g')
const REF = new RegExp(String.raw`\bref=\{\s*\(?\w+\)?\s*=>\s*([^{(\s][^,;}]*?${METHODS})`, 'g')

/** An effect or ref that only calls a method of the browser has a body, so that it answers nothing. */
export const effectsAnswerNothingOfTheBrowser: Rule = ({ files }) =>
  files
    .filter(({ path, isTest }) => !isTest && path.startsWith('src/web/'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(EFFECT), ...code.matchAll(REF)].map(
        ([, called]) => `${path} answers what "${called}" answers: give the function a body in braces`,
      ),
    )
