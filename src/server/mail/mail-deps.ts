import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Queryable } from '../kit/database/database.ts'

/** Sender, recipient and language of a mail. */
export interface MailFacts {
  /** A language tag. */
  readonly language: string
  readonly isRightToLeft: boolean
  readonly business: string
  /** The address for answers; empty if the business has none. */
  readonly replyTo: string
  readonly name: string
  readonly email: string
}

/** The data of a document for a mail about it. */
export interface DocumentFacts extends MailFacts {
  readonly row: DocumentRow
  readonly title: string
  readonly total: string
  readonly balance: string
  readonly due: string
}

/** An attached PDF. */
interface Paper {
  readonly bytes: Uint8Array
  readonly fileName: string
}

/** Runs a body in a transaction of the user whose mail it is. */
export type InTransaction = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

/** The deps of mail from other capabilities: PDFs, their texts, and links to them. */
export interface MailPdfs {
  readonly documentFacts: (tx: Queryable, id: string, language?: string) => Promise<DocumentFacts | undefined>
  readonly customerFacts: (tx: Queryable, id: string, language?: string) => Promise<MailFacts | undefined>
  readonly printDocument: (
    inTransaction: InTransaction,
    id: string,
    options: { readonly language?: string },
  ) => Promise<Paper | undefined>
  readonly printStatement: (
    inTransaction: InTransaction,
    customerId: string,
    options: { readonly language?: string; readonly from?: string; readonly to?: string },
  ) => Promise<Paper | undefined>
  /** Whether the document's public page is open to somebody. */
  readonly isShared: (tx: Queryable, documentId: string, now: number) => Promise<boolean>
  /** Makes the public link of a mail, the same one at every attempt; answers its path. */
  readonly makeLink: (tx: Queryable, mailId: string, documentId: string) => Promise<string>
}
