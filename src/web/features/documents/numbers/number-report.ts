import type { DocumentType } from '#domain/documents/types.ts'
import { gapReport, gapReportFile } from '#contract/endpoints/documents.ts'
import { callEndpoint, callForFile } from '#web/kit/data/call-endpoint.ts'

/** A number that no document in force has, and what became of it. */
export interface EndedNumber {
  readonly sequence: number
  readonly state: 'void' | 'deleted' | 'skipped' | 'missing'
  readonly documentId: string | null
  readonly documentNumber: string
  /** ISO 8601; when it was deleted or made void. */
  readonly at: string | null
  readonly actor: string | null
}

/** One series of numbers (DOC-02). */
export interface NumberSeries {
  readonly counterId: string
  readonly business: string
  readonly documentType: DocumentType
  readonly prefix: string
  /** Empty, a year or a month. */
  readonly period: string
  /** 1, or where the series went on after another one of the same months. */
  readonly firstNumber: number
  readonly currentNumber: number
  /** Documents under a number of the series, void ones included. */
  readonly present: number
  readonly gaps: readonly EndedNumber[]
}

/** Every series with what became of its numbers. Throws what `callEndpoint` does. */
export async function numberReport(_question: null, signal: AbortSignal): Promise<readonly NumberSeries[]> {
  const { series } = await callEndpoint<{ readonly series: readonly NumberSeries[] }>(gapReport, { signal })
  return series
}

/** The same as a CSV file. Throws what `callForFile` does. */
export function numberReportFile(): Promise<Blob> {
  return callForFile(gapReportFile)
}

/** How many numbers of a series are in which state. */
export interface SeriesCounts {
  /** Documents in force. */
  readonly inForce: number
  /** Void or deleted: accounted for. */
  readonly ended: number
  /** Left out, as another series had come that far. */
  readonly skipped: number
  readonly missing: number
}

/** The numbers of a series by what became of them; they add up to those from its first to its last. */
export function countsOf({ present, gaps }: Pick<NumberSeries, 'present' | 'gaps'>): SeriesCounts {
  const of = (state: EndedNumber['state']): number => gaps.filter((gap) => gap.state === state).length
  const voided = of('void')
  return { inForce: present - voided, ended: voided + of('deleted'), skipped: of('skipped'), missing: of('missing') }
}
