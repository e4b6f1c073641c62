import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { RecordUses } from '@/shared/record/record-uses'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
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
