import { Fragment } from 'react'
import { moneyText, type Centavos } from '@contract/kernel/money'
import {
  expenseTotals,
  lineFigures,
  type ExpenseFigures,
  type PostedExpense,
} from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { shownSteps } from '@contract/selling/shown-step'
import type { ShownStep } from '@contract/selling/step.schema'
import { HowExpense } from '@/features/expense/transactions/how-expense'
import { SharedCost } from '@/features/expense/transactions/shared-cost'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type ShownLinesProps = Pick<PostedExpense, 'lines' | 'tax_rates'> & { terms: ExpenseTerms }

type ShownLine = {
  key: string
  words: string
  beside: string
  figures: ExpenseFigures
  steps?: ShownStep[]
  line?: ExpenseLine
}

/** The lines of an expense that is no longer typed, with their sum. */
export function ShownLines({ lines, tax_rates, terms }: ShownLinesProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const nameOf = (rows: readonly { id: string; name: string }[], id: string | null) =>
    rows.find(row => row.id === id)?.name
  const beside = ({ category_id, project_id, atc, bearers }: ExpenseLine) => {
    const units = bearers.flatMap(({ ou_id }) => nameOf(terms.units, ou_id) ?? [])
    return [
      storedName('expense_category', nameOf(terms.categories, category_id) ?? ''),
      nameOf(terms.projects, project_id),
      atc,
      units.length > 0 && t('lines.borne_by', { units: units.join(', ') }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const rows: ShownLine[] = lines.map((line, index) => {
    const figures = lineFigures(line, tax_rates)
    return {
      ...{ key: String(index), words: line.description, beside: beside(line) },
      ...{ figures, steps: shownSteps(figures.steps), line },
    }
  })
  const sum: ShownLine = {
    key: 'total',
    words: t('lines.total'),
    beside: '',
    figures: expenseTotals(lines, tax_rates),
  }
  const figure = (amount: Centavos) => <Ltr>{formats.amount(moneyText(amount))}</Ltr>
  const columns: TableColumn<ShownLine>[] = [
    {
      key: 'what',
      header: t('fields.description'),
      rowHeader: true,
      cell: line => (
        <>
          <bdi>{line.words}</bdi>
          {line.beside && <div className="text-muted small">{line.beside}</div>}
        </>
      ),
    },
    { key: 'net', header: t('fields.net_amount'), figures: true, cell: line => figure(line.figures.net) },
    { key: 'vat', header: t('fields.input_vat'), figures: true, cell: line => figure(line.figures.vat) },
    { key: 'ewt', header: t('fields.ewt_amount'), figures: true, cell: line => figure(line.figures.ewt) },
    {
      key: 'payable',
      header: t('lines.payable'),
      figures: true,
      cell: line => <strong>{figure(line.figures.payable)}</strong>,
    },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('sections.lines')}</h3>
      <Table
        caption={t('sections.lines')}
        columns={columns}
        rows={[...rows, sum]}
        rowKey={line => line.key}
      />
      {rows.map(
        ({ key, words, steps, line, figures }) =>
          steps &&
          line && (
            <Fragment key={key}>
              <HowExpense steps={steps} total="payable" of={lines.length > 1 ? words : undefined} />
              <SharedCost line={line} units={terms.units} net={figures.net} />
            </Fragment>
          ),
      )}
    </section>
  )
}
