import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { UsedByList } from '@/shared/record/used-by-list'
import { EmptyState } from '@/shared/ui/empty-state'

export type RecordUsesProps = { api: RecordApi; id: string }

export function RecordUses({ api, id }: RecordUsesProps) {
  const t = usePhrases('used-by')
  const areWordsHere = useLatePhrases('used-by')
  const { currentData: uses, ...answer } = api.useUsedByQuery(id)
  if (answer.error || !uses || !areWordsHere) return <AnswerWait answer={answer} lines={4} />
  if (uses.length === 0)
    return (
      <EmptyState icon="link-45deg" title={t('empty')}>
        {t('empty_text')}
      </EmptyState>
    )
  return (
    <>
      <p className="text-muted">{t('text')}</p>
      <UsedByList uses={uses} />
    </>
  )
}
