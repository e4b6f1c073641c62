import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import type { Statement } from '@contract/modules/commission/statement.document'
import { statements } from '@/features/statements/statements.api'
import { useLineColumns } from '@/features/statements/use-line-columns'
import { StatementMailed } from '@/features/statements/statement-mailed'
import { StatementTotals } from '@/features/statements/statement-totals'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { SaveButton } from '@/shared/record/save-button'
import { useFieldWords } from '@/shared/record/use-field-words'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Table } from '@/shared/ui/table'

export type StatementSummaryProps = { statement: Statement & { actions?: readonly string[] } }

/** Below the fields: what is billed, what it comes to, and where it stands in the books. */
export function StatementSummary({ statement }: StatementSummaryProps) {
  const t = usePhrases('statements')
  const words = useFieldWords('statements', 'commission_statement')
  const formats = useFormats()
  const columns = useLineColumns(useCreditLink(statement))
  const isTyped = statement.actions?.includes('edit')
  const { entry_id, entry_label, due_on, statement_on } = statement
  return (
    <>
      {!isTyped && (
        <section className="form-stack">
          <h3 className="section-title">{t('sections.lines')}</h3>
          <Table
            caption={t('sections.lines')}
            columns={columns}
            rows={statement.lines}
            rowKey={line => line.tranche_id}
          />
          <StatementTotals totals={statement} />
        </section>
      )}
      {entry_id && (
        <DefinitionList
          definitions={[
            [words.label('statement_on'), statement_on && formats.date(statement_on)],
            [words.label('due_on'), due_on && formats.date(due_on)],
            [words.label('service_invoice_no'), statement.service_invoice_no],
            [
              words.label('acknowledged_on'),
              statement.acknowledged_on && formats.date(statement.acknowledged_on),
            ],
            [words.label('acknowledged_by'), statement.acknowledged_by],
            [
              words.label('settled_amount'),
              <Ltr key="settled">{formatAmount(statement.settled_amount)}</Ltr>,
            ],
            [
              words.label('credited_amount'),
              statement.credited_amount !== '0.00' && (
                <Ltr key="credited">{formatAmount(statement.credited_amount)}</Ltr>
              ),
            ],
            [words.label('entry_id'), <EntryLink key="entry" id={entry_id} number={entry_label} />],
          ]}
        />
      )}
      {entry_id && <StatementMailed statement={statement} />}
      <div>
        <SaveButton
          url={statements.paperOf(statement.id)}
          name={statement.number ?? 'statement-draft'}
          icon="printer"
        >
          {t('pdf')}
        </SaveButton>
      </div>
    </>
  )
}

/** From a line of a sent statement to the credit of a part of it. Incentives are no part of a commission. */
function useCreditLink({
  entry_id,
  status,
}: Pick<Statement, 'entry_id' | 'status'>): (line: StatementLine) => ReactNode {
  const t = usePhrases('statements')
  const may = useCan()('commission.credit.create') && entry_id !== null && status !== 'voided'
  return ({ sale_id, tranche_id, sale_no: sale, seq, incentive }) => {
    if (!may || incentive !== undefined) return null
    const line = new URLSearchParams({ record: 'new', sale: sale_id, tranche: tranche_id })
    return (
      <Link
        to={`/commission/credits?${line.toString()}`}
        className="record-link small"
        aria-label={t('lines.credit_line', { seq, sale })}
      >
        {t('lines.credit')}
      </Link>
    )
  }
}
