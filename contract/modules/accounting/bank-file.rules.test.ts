import { describe, expect, it } from 'vitest'
import {
  guessMapping,
  hasAmount,
  isOfx,
  readOfx,
  readStatementRows,
} from '@contract/modules/accounting/bank-file.rules'

describe('a statement as a table', () => {
  it('reads money out and money in from columns of their own', () => {
    const mapping = guessMapping(['Posting Date', 'Particulars', 'Check No.', 'Debit', 'Credit', 'Balance'])
    expect(mapping).toEqual({
      date: 0,
      description: 1,
      reference: 2,
      amount: null,
      money_out: 3,
      money_in: 4,
    })
    const { lines, faults } = readStatementRows(
      [
        ['11-05-2026', 'Rent', '000123', '85,000.00', '', '1,000.00'],
        ['2026-11-06', 'Interest', '', '', '125.40', '1,125.40'],
        ['11-07-2026', 'Balance forward', '', '', '', '1,125.40'],
      ],
      mapping,
    )
    expect(faults).toEqual([])
    expect(lines).toEqual([
      { line_date: '2026-11-05', amount: '-85000.00', description: 'Rent', reference: '000123' },
      { line_date: '2026-11-06', amount: '125.40', description: 'Interest', reference: null },
    ])
  })

  it('reads one amount with its sign, in brackets or by DR', () => {
    const mapping = guessMapping(['Date', 'Description', 'Amount'])
    expect(hasAmount(mapping)).toBe(true)
    const rows = ['(350.75)', '350.75 DR', '-350.75', '-350.75 DR', '350.75 CR'].map(amount => [
      '11-05-2026',
      'Fee',
      amount,
    ])
    expect(readStatementRows(rows, mapping).lines.map(({ amount }) => amount)).toEqual([
      '-350.75',
      '-350.75',
      '-350.75',
      '-350.75',
      '350.75',
    ])
  })

  it('names the row whose date or amount is none, and keeps the others', () => {
    const mapping = guessMapping(['Date', 'Description', 'Amount'])
    const { lines, faults } = readStatementRows(
      [
        ['soon', 'Fee', '1.00'],
        ['11-05-2026', 'Fee', 'much'],
        ['11-05-2026', 'Fee', '2.00'],
      ],
      mapping,
    )
    expect(faults).toEqual([
      { row: 1, code: 'date_malformed' },
      { row: 2, code: 'amount_malformed' },
    ])
    expect(lines).toHaveLength(1)
  })
})

describe('a statement as OFX', () => {
  const old = `OFXHEADER:100
<OFX><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261105120000<TRNAMT>-350.75<FITID>77<NAME>BANK CHARGE &amp; TAX
</STMTTRN><STMTTRN><DTPOSTED>20261106<TRNAMT>125.40<CHECKNUM>000123<NAME>INTEREST</STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>1125.40<DTASOF>20261130</LEDGERBAL></OFX>`

  it('reads tags that are not closed, and the balance that the bank says', () => {
    expect(isOfx(old)).toBe(true)
    expect(readOfx(old)).toEqual({
      lines: [
        { line_date: '2026-11-05', amount: '-350.75', description: 'BANK CHARGE & TAX', reference: '77' },
        { line_date: '2026-11-06', amount: '125.40', description: 'INTEREST', reference: '000123' },
      ],
      faults: [],
      closing: '1125.40',
    })
  })

  it('reads tags that are closed', () => {
    const xml = old.replace(/<(TRNAMT|DTPOSTED|NAME|FITID|CHECKNUM|BALAMT)>([^<\n]*)/g, '<$1>$2</$1>')
    expect(readOfx(xml)).toEqual(readOfx(old))
  })
})
