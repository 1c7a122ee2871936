import { electronicSchemes } from '#domain/documents/electronic-schemes.ts'
import type { Option } from '../ui/native-select.tsx'

/** What kind of address an e-invoice goes to, to choose from; `none` stands for no kind (EAS, DOC-16). */
export function schemeOptions(none: string): readonly Option[] {
  return [
    { value: '', label: none },
    ...electronicSchemes.map(({ code, label }) => ({ value: code, label: `${label} (${code})` })),
  ]
}
