import { useState } from 'react'
import type { TimelineEntry } from '@contract/kernel/record-calls'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { HistoryEntry, type LineWords } from '@/shared/record/history-entry'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type RecordHistoryProps = {
  api: RecordApi
  namespace: Namespace
  id: string
  /** Says what a line is about that is no field of the record: of its parts. */
  lineOf?: ((line: string) => LineWords | null) | undefined
  /** The entry before which this part of the history ends. */
  before?: string | undefined
}

const isBeginning = (entry: TimelineEntry) => entry.action.endsWith('.create')

/** Who changed what and when, newest first; each part brings the one before it when asked to. */
export function RecordHistory(props: RecordHistoryProps) {
  const { api, namespace, id, lineOf, before } = props
  const t = usePhrases('record')
  const [hasMore, setMore] = useState(false)
  const { currentData: entries, ...answer } = api.useTimelineQuery({
    id,
    ...(before !== undefined && { before }),
  })

  if (answer.error || !entries) return <AnswerWait answer={answer} lines={6} />
  const last = entries.at(-1)
  if (!last) {
    if (before !== undefined) return <p className="text-muted small">{t('history.first')}</p>
    return <EmptyState icon="clock-history" title={t('history.empty')} />
  }
  return (
    <>
      <ol className="history" aria-label={t('panel.history')}>
        {entries.map(entry => (
          <HistoryEntry
            key={entry.id}
            resource={api.resource}
            namespace={namespace}
            entry={entry}
            lineOf={lineOf}
          />
        ))}
      </ol>
      {!isBeginning(last) && !hasMore && (
        <Button size="sm" onClick={() => setMore(true)}>
          {t('history.more')}
        </Button>
      )}
      {hasMore && <RecordHistory {...props} before={last.id} />}
    </>
  )
}
