import { lazy, Suspense, useState } from 'react'
import { expenseImportLine, type ExpenseImportAnswer } from '@contract/modules/accounting/expense-import'
import { useImportExpensesMutation } from '@/features/expense/expense.api'
import { ImportedTwins } from '@/features/expense/import/imported-twins'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ImportApi } from '@/shared/record/import/use-import'
import { listPath } from '@/shared/resource/list-path'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

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
