import { useState } from 'react'
import type { Fields, Resource } from '@contract/kernel/define-resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { toApiFailure } from '@/shared/http/api-failure'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { RecordComments } from '@/shared/record/record-comments'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFiles } from '@/shared/record/record-files'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { ListNameContext } from '@/shared/record/use-field-words'
import { RecordUses } from '@/shared/record/record-uses'
import { ResourceForm } from '@/shared/record/resource-form'
import { titleOf } from '@/shared/record/record-title'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { Offcanvas } from '@/shared/ui/offcanvas'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'
import '@/shared/record/record.scss'

export type RecordPanelProps<F extends Fields> = RecordForm & {
  resource: Resource<F>
  api: RecordApi
  id: string
  /** Takes the record out of the address; unsaved work is asked about on the way. */
  onClose: () => void
  /** Where a new record goes once it is there; without it the panel closes. */
  onCreated?: ((row: ResourceRow) => void) | undefined
}

/** One record beside its list: what it is, what happened to it, what was said, what belongs to it. */
export function RecordPanel<F extends Fields>(props: RecordPanelProps<F>) {
  const { api, id, onClose, onCreated, namespace, list, sections, controls, defaults } = props
  const resource = props.resource as unknown as Resource
  const form = { namespace, list, sections, controls, defaults }
  const t = usePhrases('record')
  const isNew = id === 'new'
  const [tab, setTab] = useState('details')
  const { currentData: row, error, isFetching, refetch } = api.useGetQuery(id, { skip: isNew })
  const isMissing = error !== undefined && toApiFailure(error).status === 404

  const tabs = (record: ResourceRow) => [
    {
      key: 'details',
      label: t('panel.details'),
      content: <RecordDetails resource={resource} api={api} form={form} row={record} />,
      keep: true,
    },
    {
      key: 'history',
      label: t('panel.history'),
      content: <RecordHistory resource={resource} api={api} namespace={namespace} id={id} />,
    },
    {
      key: 'comments',
      label: t('panel.comments'),
      content: <RecordComments resource={resource} api={api} id={id} />,
      keep: true,
    },
    {
      key: 'files',
      label: t('panel.files'),
      content: <RecordFiles resource={resource} api={api} id={id} />,
      keep: true,
    },
    ...('is_active' in resource.fields
      ? [{ key: 'used', label: t('panel.used_by'), content: <RecordUses api={api} id={id} /> }]
      : []),
  ]

  return (
    <ListNameContext value={list}>
      <Offcanvas
        show
        className="record-panel"
        title={
          isNew ? (
            t('panel.new')
          ) : (
            <span className="cluster">
              <bdi>{row ? titleOf(resource, row) : t('panel.details')}</bdi>
              {row?.['is_active'] === false && <Badge tone="warning">{t('panel.retired')}</Badge>}
            </span>
          )
        }
        onClose={onClose}
      >
        {isNew && (
          <ResourceForm
            resource={resource}
            api={api}
            {...form}
            row={null}
            onSaved={onCreated ?? onClose}
            onCancel={onClose}
          />
        )}
        {!isNew && !row && !error && <Skeleton lines={8} />}
        {isMissing && (
          <EmptyState icon="search" title={t('panel.not_found')}>
            {t('panel.not_found_text')}
          </EmptyState>
        )}
        {error !== undefined && !isMissing && !row && (
          <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {row && <Tabs key={id} label={t('panel.tabs')} tabs={tabs(row)} activeKey={tab} onChange={setTab} />}
      </Offcanvas>
    </ListNameContext>
  )
}
