import { useState } from 'react'
import { VerifyDialog } from '@/features/sales/payments/verify-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

/** What may be done with the payments that are picked. */
export function VerifyBar({ target, clear }: PickedRows) {
  const t = usePhrases('sale-payments')
  const [isAsking, setAsking] = useState(false)
  const handleDone = () => {
    setAsking(false)
    clear()
  }
  return (
    <>
      <Button size="sm" variant="primary" icon="check-lg" onClick={() => setAsking(true)}>
        {t('verify.open')}
      </Button>
      {isAsking && <VerifyDialog target={target} onDone={handleDone} onClose={() => setAsking(false)} />}
    </>
  )
}
