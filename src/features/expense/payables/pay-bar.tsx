import { useState } from 'react'
import { PayDialog } from '@/features/expense/payables/pay-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

export function PayBar({ target, list, clear }: PickedRows) {
  const t = usePhrases('expense')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="primary" icon="send-check" onClick={() => setAsking(true)}>
        {t('payables.pay')}
      </Button>
      {isAsking && (
        <PayDialog
          narrowing={list.narrowing}
          target={target}
          onDone={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
