import type { ReactNode } from 'react'
import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import { UsedByList } from '@/shared/record/used-by-list'
import { AnswerWait } from '@/shared/resource/answer-wait'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import type { Tab } from '@/shared/ui/tabs'

export type RecordParts = { badge: (row: ResourceRow) => ReactNode; tabs: (row: ResourceRow) => Tab[] }

export type WholeRecord = { api: RecordApi; id: string; form: RecordForm }

/** What a record shows that is kept by its form alone, in a panel as on a page. */
export function useRecordParts({ api, id, form }: WholeRecord): RecordParts {
  const t = usePhrases('record')
  const common = useRecordTabs({ api, namespace: form.namespace, id })
  return {
    badge: row => row['is_active'] === false && <Badge tone="warning">{t('panel.retired')}</Badge>,
    tabs: row => [
      ...common.after(<RecordDetails api={api} form={form} row={row} />, { keep: true }),
      ...('is_active' in api.resource.fields
        ? [{ key: 'used', label: t('panel.used_by'), content: <RecordUses api={api} id={id} /> }]
        : []),
    ],
  }
}

type RecordUsesProps = { api: RecordApi; id: string }

function RecordUses({ api, id }: RecordUsesProps) {
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
