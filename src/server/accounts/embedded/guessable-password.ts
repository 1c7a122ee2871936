/** Words at the top of lists of leaked passwords, without digits and signs around them, which are removed before comparing. */
const WORDS = `
abc abcd abcde abcdef abcdefg access account action adidas admin administrator adobe alex alexander alexandra alexis always amanda
america amore anderson andrea andrew angel angela angels animal anthony apple apples arsenal asdf asdfgh ashley austin baby babygirl
badboy bailey banana bandit barbara barcelona barney baseball basketball batman beautiful beauty bella benjamin berlin bigdog
billy blink blessed blessing bond bonjour booboo boomer boston brandon brandy brazil britney brooklyn bubba bubbles buddy buster
butterfly butterflies camaro canada captain carlos carolina caroline cascade celtic champion change changeme chanel charles charlie charlotte
cheese chelsea cherry chester chicago chicken chocolate chris christ christian christina christine christopher claudia coffee
computer condor cookie cookies cooper corvette cowboy cowboys creative crystal daddy dakota dallas daniel daniela danielle david default
demo denise dexter diablo diamond dolphin dolphins donald dragon dragons eagle eagles eminem elizabeth enter estrella extreme
falcon family fashion ferrari fishing florida flower flowers football forever forgot france france freedom friend friends friendship fucker
fuckyou gabriel gandalf garfield gateway george gemini ginger giants golden goldfish google gordon guest guitar gunner hacker hahaha
hammer hannah happy happiness harley heaven heather hello hellohello hockey holiday hotmail house hunter iloveyou iloveu iloveme internet
ireland isabella jackson jaguar james january jasmine jason jasper jeffrey jennifer jeremy jessica jesus jesuschrist johnny
jonathan jordan joseph joshua junior justin katherine killer kimberly kitten knight kristina lakers lauren letmein liberty lifehack
linkedin liverpool logitech london lollipop louise love lovely loveme lover lovers loveyou lucky madison maggie maldita manager manchester
marcus maria marina marlboro marley martin master matrix matthew maverick maxwell melissa mercedes merlin metallica mexico
michael michelle mickey midnight miller mobile molly money monica monkey monster morgan mother mountain muffin music mustang naruto natalie nathan
newyork nicholas nicole nintendo nirvana nothing number oliver orange pakistan pamela panther parker pass passe passion passw
passwd passwort password passwords patricia patrick peaches peanut pencil people pepper phoenix pimpin pineapple player please pokemon
police pookie porsche prince princess princesa princesse private promise pumpkin purple pussycat qazwsx qazwsxedc queen rabbit rachel raiders rainbow ranger
rangers realmadrid rebecca redsox richard robert rocky root roses runner russia sabrina samantha samson samsung sandra
santiago sarah saturn scooby scooter scorpion scotland scott secret secure security sebastian service shadow shannon shop shopping silver simple skywalker slayer
slipknot smokey snickers snoopy snowball soccer sophie spider spiderman spring starwars stella stephanie steven stupid success summer
sunflower sunshine superman superstar swordfish sweet sweetheart sweetie sweety tamara taylor teamo teacher teddybear temp tennis teresa test testing tester
thomas thunder tiger tigger tinkerbell toor tottenham trustno turtle tweety twilight united unknown user username valentina vampire vanessa
veronica victor victoria victory viking vincent violet virginia walter warrior welcome whatever william willow windows winner winston winter
wizard wolf wolverine woman wonder work yankees yellow yourmom zaq zxcvbn zxcvbnm
`

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/))
/** Rows of keyboards and sequences; a password made of pieces of them is among the first tried. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '!@#$%^&*()',
].flatMap((run) => [run, Array.from(run).reverse().join('')])
/** Fewer characters in a row are chance. */
const RUN_LENGTH = 3
const SAID_WITH_DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among those tried first: a common word with any digits and signs around or in it, rows of the keyboard, one
 * character or group repeated, or a date.
 */
export function isGuessablePassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return isRepeated(text) || isRuns(text) || /^[\d\s./-]*$/.test(text) || isAroundWord(text)
}

function isAroundWord(text: string): boolean {
  const bare = trimmed(text)
  const said = Array.from(bare)
    .map((sign) => SAID_WITH_DIGITS[sign] ?? sign)
    .join('')
  const wholly = trimmed(
    Array.from(text)
      .map((sign) => SAID_WITH_DIGITS[sign] ?? sign)
      .join(''),
  )
  return [bare, said, wholly].some((word) => COMMON.has(word) || (isRepeated(word) && COMMON.has(unit(word))))
}

/** Without other characters than letters at both ends. */
function trimmed(text: string): string {
  const signs = Array.from(text)
  const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
  const first = signs.findIndex(isLetter)
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isLetter) + 1).join('')
}

/** The shortest text that a text repeats; itself when it repeats none. */
function unit(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** One group of at most half its length again and again. */
function isRepeated(text: string): boolean {
  return text !== '' && unit(text).length < text.length
}

function isRuns(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const length = longestRun(rest)
    if (length < Math.min(RUN_LENGTH, rest.length)) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  let longest = 0
  for (let length = Math.min(text.length, 30); length > 0 && longest === 0; length -= 1) {
    if (RUNS.some((run) => run.includes(text.slice(0, length)))) longest = length
  }
  return longest
}
