import { documentName } from '@/shared/approval/approval-names'
import { DocumentTracker } from '@/shared/approval/document-tracker'
import { DecideDocument } from '@/shared/approval/decide/decide-document'
import { DocumentActions } from '@/shared/document/document-actions'
import type { DocumentApi } from '@/shared/document/create-document-api'
import type { DocumentRow } from '@/shared/document/document-row'
import { DocumentStatusBadge } from '@/shared/document/document-status-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { titleOf } from '@/shared/record/record-title'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import type { Tab } from '@/shared/ui/tabs'

export type DocumentPanelProps = OpenedRecord & { api: DocumentApi; form: RecordForm }

/** One document beside its list: what it says, who decides it, and what may be done with it now. */
export function DocumentPanel({ api, form, id, onClose, onCreated }: DocumentPanelProps) {
  const t = usePhrases('document')
  const record = usePhrases('record')
  const dispatch = useAppDispatch()
  const { resource, type } = api.document
  const records = api.records as unknown as RecordApi
  const unnamed = documentName(type)
  const common = useRecordTabs({ resource, api: records, namespace: form.namespace, id })

  const tabs = (shown: ResourceRow): Tab[] => {
    const row = shown as DocumentRow
    const { status, last_comment: comment, actions = [] } = row
    const details = (
      <div className="stack">
        {comment && (
          <Banner title={t('panel.last_comment', { status: t(`values.status.${status}`) })}>{comment}</Banner>
        )}
        {status === 'pending' && (
          <DecideDocument docType={type} subjectId={id} onDecided={() => dispatch(records.wentStale(id))} />
        )}
        <RecordDetails
          resource={resource}
          api={records}
          form={form}
          row={row}
          isReadOnly={!actions.includes('edit')}
        />
        <DocumentActions
          api={api}
          row={row}
          recordName={titleOf(resource, row) || unnamed}
          onGone={onClose}
        />
      </div>
    )
    return [
      { key: 'details', label: record('panel.details'), content: details, keep: true },
      ...(status === 'draft'
        ? []
        : [
            {
              key: 'tracker',
              label: t('panel.approval'),
              content: <DocumentTracker docType={type} subjectId={id} />,
            },
          ]),
      common.history,
      common.comments,
      common.files,
    ]
  }
  return (
    <RecordFrame
      resource={resource}
      api={records}
      id={id}
      form={form}
      unnamed={unnamed}
      badge={row => <DocumentStatusBadge status={(row as DocumentRow).status} />}
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
