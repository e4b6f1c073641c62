import { lazy, Suspense, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const StartDialog = lazy(() =>
  import('@/features/expense/budgets/start-dialog').then(file => ({ default: file.StartDialog })),
)

export function StartBudget() {
  const t = usePhrases('expense')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" icon="plus-lg" onClick={() => setAsking(true)}>
        {t('budgets.start')}
      </Button>
      {isAsking && (
        <Suspense>
          <StartDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
