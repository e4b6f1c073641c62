export type ImportFaultCode =
  | 'too_large'
  | 'too_many_rows'
  | 'inflates'
  | 'not_a_table'
  | 'old_excel'
  | 'macros'
  | 'damaged'
  | 'empty'
  | 'no_header'

/** Why a file cannot be imported, before any row of it is looked at. */
export class ImportFault extends Error {
  constructor(readonly code: ImportFaultCode) {
    super(code)
    this.name = 'ImportFault'
  }
}

const MEBIBYTE = 1024 * 1024
export const LARGEST_TABLE = 10 * MEBIBYTE
/** What a file may come to when it is unpacked, counted while it is. */
export const MOST_INFLATED = 100 * MEBIBYTE

/** Cells as text, the heading among them. */
export type TableRows = string[][]
