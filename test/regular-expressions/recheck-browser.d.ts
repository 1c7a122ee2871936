/** The build that runs in JavaScript alone: the main one would start a program of its own for the same answers. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck'
}
