import { lazy, Suspense, useState } from 'react'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const PrepareDialog = lazy(() =>
  import('@/features/releases/prepare-dialog').then(file => ({ default: file.PrepareDialog })),
)

/** Drafts for many payees at once. */
export function PrepareButton() {
  const t = usePhrases('releases')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can code="commission.release.create">
      <Button icon="people" onClick={() => setOpen(true)}>
        {t('prepare.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PrepareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}
