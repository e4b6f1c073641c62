import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { isDateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { typedValue } from '@contract/kernel/typed-text'

/** What a statement says of one movement: above nothing where money came in. */
export type StatementLine = {
  line_date: DateText
  amount: string
  description: string
  reference: string | null
}

const column = z.number().int().min(0).max(200)
/** Which column of a file says what: one amount with a sign, or money out and money in apart. */
export const bankMappingSchema = z.strictObject({
  date: column,
  description: column,
  reference: column.nullable(),
  amount: column.nullable(),
  money_out: column.nullable(),
  money_in: column.nullable(),
})
export type BankMapping = z.infer<typeof bankMappingSchema>

export type StatementReading = { lines: StatementLine[]; faults: { row: number; code: string }[] }

const LONGEST_DESCRIPTION = 300
const LONGEST_REFERENCE = 80
const nothing = '0.00'

const textAt = (row: readonly string[], at: number | null) => (at === null ? '' : (row[at] ?? '').trim())

/** Whether or not the bank writes a sign before it too. */
const moneyOut = (amount: Centavos): Centavos => (amount < 0n ? amount : -amount)

/** An amount as a bank writes it; an empty cell is nothing, null is no amount. */
function amountAt(row: readonly string[], at: number | null): string | null {
  const text = textAt(row, at)
  if (text === '' || text === '-') return nothing
  const read = typedValue('money', text.replace(/(cr|dr)\.?$/i, '').trim())
  if (!('value' in read)) return null
  const amount = String(read.value)
  return /dr\.?$/i.test(text) ? moneyText(moneyOut(parseMoney(amount))) : amount
}

function movementOf(row: readonly string[], mapping: BankMapping): string | null {
  if (mapping.amount !== null) return amountAt(row, mapping.amount)
  const [out, into] = [amountAt(row, mapping.money_out), amountAt(row, mapping.money_in)]
  if (out === null || into === null) return null
  return moneyText(parseMoney(into) + moneyOut(parseMoney(out)))
}

/** Rows below the heading. What moves nothing, as a line of the balance brought forward, is left out. */
export function readStatementRows(
  rows: readonly (readonly string[])[],
  mapping: BankMapping,
): StatementReading {
  const reading: StatementReading = { lines: [], faults: [] }
  rows.forEach((row, index) => {
    const amount = movementOf(row, mapping)
    if (amount === nothing) return
    const date = typedValue('date', textAt(row, mapping.date))
    if (amount === null) reading.faults.push({ row: index + 1, code: 'amount_malformed' })
    else if (!('value' in date)) reading.faults.push({ row: index + 1, code: 'date_malformed' })
    else reading.lines.push(statementLine(String(date.value), amount, row, mapping))
  })
  return reading
}

const statementLine = (
  line_date: DateText,
  amount: string,
  row: readonly string[],
  mapping: BankMapping,
): StatementLine => ({
  line_date,
  amount,
  description: textAt(row, mapping.description).slice(0, LONGEST_DESCRIPTION) || '–',
  reference: textAt(row, mapping.reference).slice(0, LONGEST_REFERENCE) || null,
})

const HEADINGS: Record<keyof BankMapping, RegExp> = {
  date: /date|fecha|datum|data/i,
  description: /descri|particular|detail|narrat|memo|payee/i,
  reference: /ref|check|cheque|trace/i,
  amount: /^amount|^transaction amount|^value$/i,
  money_out: /debit|withdraw|out|paid/i,
  money_in: /credit|deposit|in$|received/i,
}

/** By the names of the columns, as banks call them. */
export function guessMapping(headings: readonly string[]): BankMapping {
  const find = (name: keyof BankMapping) => {
    const at = headings.findIndex(heading => HEADINGS[name].test(heading.trim()))
    return at < 0 ? null : at
  }
  const [out, into] = [find('money_out'), find('money_in')]
  const isApart = out !== null && into !== null
  return {
    date: find('date') ?? 0,
    description: find('description') ?? 1,
    reference: find('reference'),
    amount: isApart ? null : find('amount'),
    money_out: isApart ? out : null,
    money_in: isApart ? into : null,
  }
}

export const hasAmount = ({ amount, money_out, money_in }: BankMapping): boolean =>
  amount !== null || (money_out !== null && money_in !== null)

/** What stands behind a tag, until the next tag or the end of its line. */
function tagOf(block: string, name: string): string {
  const tag = `<${name}>`
  const at = block.toUpperCase().indexOf(tag)
  if (at < 0) return ''
  const rest = block.slice(at + tag.length)
  const end = rest.search(/[<\r\n]/)
  return (end < 0 ? rest : rest.slice(0, end)).trim()
}

const ofxDate = (text: string): DateText | null => {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  return isDateText(date) ? date : null
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

export const isOfx = (text: string): boolean => /<OFX>/i.test(text)

/** OFX of either age: tags that are closed, and tags that are not. `closing` is the balance that the bank says. */
export function readOfx(text: string): StatementReading & { closing: string | null } {
  const reading: StatementReading = { lines: [], faults: [] }
  const blocks = text.split(/<STMTTRN>/i).slice(1)
  blocks.forEach((rest, index) => {
    const block = rest.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? ''
    const amount = typedValue('money', tagOf(block, 'TRNAMT'))
    const line_date = ofxDate(tagOf(block, 'DTPOSTED'))
    if (!('value' in amount)) reading.faults.push({ row: index + 1, code: 'amount_malformed' })
    else if (line_date === null) reading.faults.push({ row: index + 1, code: 'date_malformed' })
    else if (amount.value !== nothing)
      reading.lines.push({
        line_date,
        amount: String(amount.value),
        description:
          [tagOf(block, 'NAME'), tagOf(block, 'MEMO')]
            .map(plain)
            .filter(Boolean)
            .join(' ')
            .slice(0, LONGEST_DESCRIPTION) || '–',
        reference:
          plain(tagOf(block, 'CHECKNUM') || tagOf(block, 'REFNUM') || tagOf(block, 'FITID')).slice(
            0,
            LONGEST_REFERENCE,
          ) || null,
      })
  })
  const balance = typedValue('money', tagOf(text.split(/<LEDGERBAL>/i)[1] ?? '', 'BALAMT') || '?')
  return { ...reading, closing: 'value' in balance ? String(balance.value) : null }
}
