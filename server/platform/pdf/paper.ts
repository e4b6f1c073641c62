import type { Locale } from '@contract/kernel/locales'
import type { Centavos } from '@contract/kernel/money'

/** Whose paper it is: the company's own profile. */
export type CompanyHead = {
  legal_name: string
  trade_name: string | null
  tin: string | null
  address: string | null
  phone: string | null
  email: string | null
}

/** Who printed it and when; read in the transaction that reads what is printed. */
export type PaperHead = { company: CompanyHead; printed_by: string | null; printed_at: string }

export type PaperFact = { label: string; value: string }

/** `share` of the width; figures stand below one another, units below units; a number is not broken at its hyphens. */
export type PaperColumn = { label: string; share: number; isFigure?: boolean; isNumber?: boolean }

export type PaperTable = {
  kind: 'table'
  columns: readonly PaperColumn[]
  /** Already worded: amounts by formatAmount, dates by shownDate. As many cells as columns. */
  rows: readonly (readonly string[])[]
  /** The last line, set apart; never left alone on a page. */
  total?: readonly string[]
  /** One for each row: what closes a page that ends behind it, and what opens the next. */
  breaks?: readonly PageBreak[]
}

export type PageBreak = { carried: readonly string[]; brought: readonly string[] }

export type PaperBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  /** Pairs of name and value, two pairs a line. */
  | { kind: 'facts'; facts: readonly PaperFact[] }
  | PaperTable
  /** An amount that counts: in figures and, below, in words. */
  | { kind: 'amount'; label: string; amount: Centavos }
  | { kind: 'signatures'; names: readonly { name: string; role: string }[] }

/** Where a paper is checked, and the first characters of its checksum. */
export type PaperSeal = { url: string; hash: string }

/** A document as data: what stands in it, in order. How it looks is decided in one place. */
export type Paper = {
  /** The language of whoever asked for it; amounts in words stay English, the language of contracts here. */
  locale: Locale
  title: string
  /** Its number, where it has one. */
  number?: string | null
  /** A word under the title: "as of 11-22-2026". */
  subtitle?: string
  isLandscape?: boolean
  head: PaperHead
  /** Of an issued document: by which anybody can check it. */
  seal?: PaperSeal | undefined
  blocks: readonly PaperBlock[]
}
