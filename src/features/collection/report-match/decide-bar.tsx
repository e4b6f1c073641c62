import { useState } from 'react'
import { DecideDialog, type Decision } from '@/features/collection/report-match/decide-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

/** What may be done with the rows that are picked. */
export function DecideBar({ target, clear }: PickedRows) {
  const t = usePhrases('report-match')
  const [asking, setAsking] = useState<Decision | null>(null)
  return (
    <>
      <Button size="sm" variant="primary" icon="check-lg" onClick={() => setAsking('accept')}>
        {t('decide.accept')}
      </Button>
      <Button size="sm" onClick={() => setAsking('dispute')}>
        {t('decide.dispute')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking('reopen')}>
        {t('decide.reopen')}
      </Button>
      {asking && (
        <DecideDialog decision={asking} target={target} onDone={clear} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
