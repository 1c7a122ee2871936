import { formatNumber, plural } from '#web/kit/format/number.ts'

/** The words of the pages of code. */
export const codeMessages = {
  lead: 'From data that the build made; sizes are characters before they are made small.',
  mapLead: 'Choose a folder to look into it.',
  fromSources: 'The product runs from its sources. Build it to see what it consists of.',
  parts: {
    browser: 'In the browser',
    server: 'On the server',
  },
  part: 'Part',
  modules: 'Modules of our own',
  files: 'Built files',
  modulesOf: (count: number, size: string) =>
    plural(count, { one: `One module, ${size}`, other: `${formatNumber(count)} modules, ${size}` }),
  filesOf: (count: number, size: string) =>
    plural(count, { one: `One file, ${size}`, other: `${formatNumber(count)} files, ${size}` }),
  largest: 'Largest modules',
  packages: 'Packages',
  inFile: 'see its licence file',
  up: 'One folder up',
  nothing: 'Nothing is in this folder.',
  columns: {
    size: 'Size',
    version: 'Version',
    licence: 'Licence',
  },
  texts: {
    count: (count: string) => `${count} texts in English`,
    none: 'None.',
    untranslated: {
      title: 'Left in English',
      lead: 'The same words as in English.',
    },
    tooLong: {
      title: 'Much longer',
      lead: 'They may not fit where the English text does.',
    },
    unused: {
      title: 'Unused',
      lead: 'Their keys stand nowhere else in the code.',
    },
    columns: {
      text: 'Text',
      language: 'Language',
      key: 'Key',
      file: 'File',
    },
  },
}
