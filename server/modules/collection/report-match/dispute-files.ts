import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { reportMatchWords } from '@contract/modules/collection/report-match-words'
import { FIGURES, type ReportKind } from '@contract/modules/collection/report-match.rules'
import { workbookOf } from '@server/platform/files/workbook'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'
import type { DisputedReport, DisputedRow } from '@server/modules/collection/report-match/dispute.repository'

const { kind: kinds, ...words } = reportMatchWords
const phrases = inAllLanguages('report-match', { ...words, values: { kind: kinds } })

type Figure = (typeof FIGURES)[number]
/** The figure that a difference is about; of a row that one side lacks, what it comes to. */
const ABOUT: Record<ReportKind, Figure> = {
  ...{
    same: 'gross',
    unknown_sale: 'gross',
    reported_twice: 'gross',
    not_billed: 'gross',
    missing_line: 'gross',
  },
  ...{ other_base: 'base', other_rate: 'rate', other_gross: 'gross', other_tax: 'tax' },
  ...{ missing_receipt: 'paid', missing_payment: 'paid' },
}
const shown = (row: DisputedRow, whose: 'theirs' | 'ours') => {
  const figure = ABOUT[row.kind]
  const value = row[`${whose}_${figure}`]
  if (value === null) return '–'
  return figure === 'rate' ? `${Number(value)} %` : formatAmount(value)
}

/** Tells a developer where its report differs from what was billed and received. */
export function disputeLetter(disputed: DisputedReport, head: PaperHead, locale: Locale): Paper {
  const { fields, letter, values } = phrases[locale]
  return {
    locale,
    title: letter.title,
    subtitle: disputed.developer,
    head,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: paperWords(locale).words.developer, value: disputed.developer },
          { label: letter.file, value: disputed.file_name },
        ],
      },
      { kind: 'text', text: letter.greeting },
      { kind: 'text', text: letter.text },
      {
        kind: 'table',
        columns: [
          { label: fields.row_no, share: 8 },
          { label: fields.unit_code, share: 16 },
          { label: fields.buyer_name, share: 22 },
          { label: fields.kind, share: 22 },
          { label: letter.yours, share: 16, isFigure: true },
          { label: letter.ours, share: 16, isFigure: true },
        ],
        rows: disputed.rows.map(row => [
          row.row_no === null ? '–' : String(row.row_no),
          row.unit_code ?? '–',
          row.buyer_name ?? '–',
          values.kind[row.kind],
          shown(row, 'theirs'),
          shown(row, 'ours'),
        ]),
      },
      { kind: 'text', text: fill(letter.ask, { company: head.company.legal_name }) },
      { kind: 'signatures', names: [{ name: head.printed_by ?? '', role: letter.signed }] },
    ],
  }
}

/** The same with every figure of both sides, to be worked through. */
export function disputeWorkbook({ rows }: DisputedReport, locale: Locale): Promise<Buffer> {
  const { fields, letter, values } = phrases[locale]
  const kindOf = (figure: Figure) => (figure === 'rate' ? ('text' as const) : ('money' as const))
  const sides = FIGURES.flatMap(figure => [`theirs_${figure}`, `ours_${figure}`] as const)
  const sheet: Sheet = {
    name: sheetName(letter.title),
    columns: [
      { title: fields.row_no, kind: 'number' },
      ...[fields.unit_code, fields.buyer_name, fields.kind].map(title => ({ title, kind: 'text' as const })),
      ...FIGURES.flatMap(figure => [
        { title: fields[`theirs_${figure}`], kind: kindOf(figure) },
        { title: fields[`ours_${figure}`], kind: kindOf(figure) },
      ]),
      { title: fields.note, kind: 'text' },
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  return workbookOf(
    sheet,
    rows.map(row => [
      ...[row.row_no, row.unit_code, row.buyer_name, values.kind[row.kind]],
      ...sides.map(side => row[side]),
      row.note,
    ]),
  )
}
