import {
  guessMapping,
  isOfx,
  readOfx,
  readStatementRows,
  type BankMapping,
  type StatementReading,
} from '@contract/modules/accounting/bank-file.rules'
import { readTable } from '@/shared/record/import/read-table'
import { textOfBytes } from '@/shared/record/import/text-of-bytes'

export type StatementFile = { name: string } & (
  | { kind: 'ofx'; reading: StatementReading; closing: string | null }
  | { kind: 'table'; headings: readonly string[]; rows: readonly (readonly string[])[]; mapping: BankMapping }
)

/** A file of the bank: OFX says by itself what is what, of a table the columns are guessed, or as they were last time. */
export async function readStatementFile(
  file: File,
  remembered: BankMapping | null,
  signal: AbortSignal,
): Promise<StatementFile> {
  const text = textOfBytes(new Uint8Array(await file.arrayBuffer()))
  if (isOfx(text)) {
    const { closing, ...reading } = readOfx(text)
    return { kind: 'ofx', name: file.name, reading, closing }
  }
  const { sheets } = await readTable(file, signal)
  const [headings = [], ...rows] = sheets[0]?.rows ?? []
  const fits =
    remembered !== null && Object.values(remembered).every(at => at === null || at < headings.length)
  return {
    kind: 'table',
    name: file.name,
    headings,
    rows,
    mapping: fits ? remembered : guessMapping(headings),
  }
}

export const readingOf = (file: StatementFile): StatementReading =>
  file.kind === 'ofx' ? file.reading : readStatementRows(file.rows, file.mapping)
