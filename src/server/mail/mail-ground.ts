import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Queryable } from '../kit/database/database.ts'

/** Who writes to whom, and in which language. */
export interface LetterFacts {
  /** A language tag. */
  readonly language: string
  readonly isRightToLeft: boolean
  readonly business: string
  /** Where answers go; empty where the business says none. */
  readonly replyTo: string
  readonly name: string
  readonly email: string
}

/** A document in the words of a letter about it. */
export interface DocumentFacts extends LetterFacts {
  readonly row: DocumentRow
  readonly title: string
  readonly total: string
  readonly balance: string
  readonly due: string
}

/** A paper that goes along. */
interface Paper {
  readonly bytes: Uint8Array
  readonly fileName: string
}

/** Runs something in a transaction of the user whose mail it is. */
export type InTransaction = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

/** What mail is made of and is no part of this capability: papers, their words, and links to them. */
export interface MailPapers {
  readonly documentFacts: (tx: Queryable, id: string, language?: string) => Promise<DocumentFacts | undefined>
  readonly customerFacts: (tx: Queryable, id: string, language?: string) => Promise<LetterFacts | undefined>
  readonly printDocument: (
    inTransaction: InTransaction,
    id: string,
    wishes: { readonly language?: string },
  ) => Promise<Paper | undefined>
  readonly printStatement: (
    inTransaction: InTransaction,
    customerId: string,
    wishes: { readonly language?: string; readonly from?: string; readonly to?: string },
  ) => Promise<Paper | undefined>
  /** Whether the document's public page is open to somebody. */
  readonly isShared: (tx: Queryable, documentId: string, now: number) => Promise<boolean>
  /** Makes the public link of a mail, always the same one; answers its path. */
  readonly makeLink: (tx: Queryable, mailId: string, documentId: string) => Promise<string>
}
