import { lazy, Suspense, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

const PayDialog = lazy(() =>
  import('@/features/expense/payables/pay-dialog').then(file => ({ default: file.PayDialog })),
)

export function PayBar({ target, list, clear }: PickedRows) {
  const t = usePhrases('expense')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="primary" icon="send-check" onClick={() => setAsking(true)}>
        {t('payables.pay')}
      </Button>
      {isAsking && (
        <Suspense>
          <PayDialog
            narrowing={list.narrowing}
            target={target}
            onDone={clear}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
