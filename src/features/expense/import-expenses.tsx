import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { sheetRow } from '@contract/kernel/record-calls'
import { expenseImportLine, type ExpenseImportAnswer } from '@contract/modules/accounting/expense-import'
import { useImportExpensesMutation } from '@/features/expense/expense.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ImportApi } from '@/shared/record/import/use-import'
import { listPath } from '@/shared/resource/list-path'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

const SHOWN = 20

/** Rows whose invoice is there already, or twice in the file: told before anything is written. */
function ImportedTwins({ answer }: { answer: ExpenseImportAnswer }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { twins } = answer
  if (twins.length === 0) return null
  return (
    <Banner tone="warning" title={t('import.twins')}>
      <p className="mb-1">{t('import.twins_text')}</p>
      <ul className="list-unstyled mb-0">
        {twins.slice(0, SHOWN).map(({ row, invoice, kept, reference }) => (
          <li key={row}>
            {t('import.row', { row: sheetRow(row), invoice })}{' '}
            {kept ? (
              <Link to={`/expense/transaction?record=${kept.id}`} target="_blank" className="record-link">
                <bdi>{kept.number ?? t('checks.draft_of', { payee: kept.payee_name })}</bdi>
              </Link>
            ) : (
              t('import.in_file', { reference: reference ?? '' })
            )}
          </li>
        ))}
      </ul>
      {twins.length > SHOWN && <Ltr>+{formats.figure(twins.length - SHOWN)}</Ltr>}
    </Banner>
  )
}

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

const imports: ImportApi<ExpenseImportAnswer> = {
  useImportMutation: useImportExpensesMutation,
  report: answer => <ImportedTwins answer={answer} />,
}
const DRAFTS = listPath('/expense/transaction', {
  filter: { status: { filterType: 'set', values: ['draft'] } },
})

/** Expenses from a file, as drafts that then take the way of those that are typed. */
export function ImportExpenses() {
  const t = usePhrases('expense')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('expense.transaction.create') || !can('integration.import.run')) return null
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportWizard
            resource={expenseImportLine}
            api={imports}
            namespace="expense"
            list="import"
            guide={t('import.guide')}
            next={
              <>
                {t('import.drafts')}
                <div className="mt-3">
                  <ButtonLink to={DRAFTS} size="sm" onClick={() => setOpen(false)}>
                    {t('import.to_drafts')}
                  </ButtonLink>
                </div>
              </>
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
