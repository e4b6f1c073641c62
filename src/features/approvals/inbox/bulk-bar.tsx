import { useState } from 'react'
import { BulkDecide, type BulkDecision } from '@/features/approvals/inbox/bulk-decide'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { useAgreeWord } from '@/features/approvals/inbox/use-agree-word'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type BulkBarProps = {
  rows: readonly InboxRow[]
  chosen: readonly string[]
  /** Those that could not be decided stay chosen. */
  onDone: (left: readonly string[]) => void
  onClear: () => void
}

export function BulkBar({ rows, chosen, onDone, onClear }: BulkBarProps) {
  const t = usePhrases('approvals')
  const [decision, setDecision] = useState<BulkDecision | null>(null)
  const asked = rows.filter(row => chosen.includes(row.id))
  const agree = useAgreeWord(asked)
  return (
    <div className="inbox-bulk" role="region" aria-label={t('bulk.label')}>
      <span>{t('bulk.chosen', { count: chosen.length })}</span>
      <Button size="sm" variant="primary" onClick={() => setDecision('agree')}>
        {agree}
      </Button>
      <Button size="sm" onClick={() => setDecision('return')}>
        {t('bulk.return')}
      </Button>
      <Button size="sm" onClick={() => setDecision('reject')}>
        {t('bulk.reject')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {decision && (
        <BulkDecide rows={asked} decision={decision} onDone={onDone} onClose={() => setDecision(null)} />
      )}
    </div>
  )
}
