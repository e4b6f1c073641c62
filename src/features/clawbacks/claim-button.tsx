import { lazy, Suspense, useState } from 'react'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const ClaimDialog = lazy(() =>
  import('@/features/clawbacks/claim-dialog').then(file => ({ default: file.ClaimDialog })),
)

/** Opens a clawback by hand. */
export function ClaimButton() {
  const t = usePhrases('clawbacks')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can code="commission.clawback.create">
      <Button icon="plus-lg" onClick={() => setOpen(true)}>
        {t('claim.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}
