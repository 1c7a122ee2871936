import { LABEL_FIELDS, type LabelField } from '#domain/labels/label-plan.ts'
import { SYMBOLOGIES, type Symbology } from '#domain/labels/barcode.ts'
import { LABEL_TEMPLATES } from '#domain/labels/label-templates.ts'
import { usualPaperSize } from './use-printing.ts'
import { cutText } from '#domain/cut-text.ts'

/** How labels were printed the last time on this device: whoever prints labels does it again and again. */
export interface LabelSettings {
  readonly template: string
  readonly symbology: Symbology
  readonly fields: readonly LabelField[]
  readonly unit: string
}

const KEY = 'pricewright.labels'

/** The settings that a stored text holds, each checked; what it does not hold is as usual where the user is. */
export function settingsOf(stored: string | null, paper: 'a4' | 'letter'): LabelSettings {
  const { template, symbology, fields, unit } = objectOf(stored)
  const usual = paper === 'letter' ? 'Letter' : 'A4'
  return {
    template:
      LABEL_TEMPLATES.find(({ id }) => id === template)?.id ??
      LABEL_TEMPLATES.find((each) => each.paper === usual)?.id ??
      '',
    symbology: SYMBOLOGIES.find((each) => each === symbology) ?? 'auto',
    fields: Array.isArray(fields) ? LABEL_FIELDS.filter((field) => fields.includes(field)) : LABEL_FIELDS,
    unit: typeof unit === 'string' ? cutText(unit, 60) : '',
  }
}

function objectOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Reads the settings of this device. */
export function readSettings(): LabelSettings {
  try {
    return settingsOf(localStorage.getItem(KEY), usualPaperSize())
  } catch {
    return settingsOf(null, usualPaperSize())
  }
}

/** Keeps the settings on this device. */
export function keepSettings(settings: LabelSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the next time begins as usual.
  }
}
