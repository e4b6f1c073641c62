import { lazy, Suspense, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

const PayManyDialog = lazy(() =>
  import('@/features/releases/pay-many-dialog').then(file => ({ default: file.PayManyDialog })),
)

export function PayManyButton({ target, list, clear }: PickedRows) {
  const t = usePhrases('releases')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="primary" icon="send-check" onClick={() => setAsking(true)}>
        {t('pay_many.open')}
      </Button>
      {isAsking && (
        <Suspense>
          <PayManyDialog
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
