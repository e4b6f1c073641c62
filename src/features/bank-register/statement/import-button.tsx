import { lazy, Suspense, useState } from 'react'
import type { BankAccount } from '@contract/modules/accounting/bank-register'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const ImportDialog = lazy(() =>
  import('@/features/bank-register/statement/import-dialog').then(file => ({ default: file.ImportDialog })),
)

export function ImportButton({ account }: { account: BankAccount }) {
  const t = usePhrases('bank-register')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('accounting.journal.create') || !can('integration.import.run')) return null
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
