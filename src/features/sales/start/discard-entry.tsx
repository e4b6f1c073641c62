import { useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type DiscardEntryProps = { onDiscard: () => void }

/** Of a sale that is no draft yet: what was entered, in every place where it is kept. */
export function DiscardEntry({ onDiscard }: DiscardEntryProps) {
  const t = usePhrases('sale-wizard')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" className="wizard-discard" icon="x-lg" onClick={() => setAsking(true)}>
        {t('discard.open')}
      </Button>
      <ConfirmDialog
        show={isAsking}
        title={t('discard.title')}
        tone="danger"
        confirmLabel={t('discard.submit')}
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </>
  )
}
