import { documentName } from '@/shared/approval/approval-names'
import { DecideDocument } from '@/shared/approval/decide/decide-document'
import { DocumentActions } from '@/shared/document/document-actions'
import type { DocumentApi } from '@/shared/document/create-document-api'
import { DocumentFrame } from '@/shared/document/document-frame'
import type { DocumentRow } from '@/shared/document/document-row'
import { DocumentStatusBadge } from '@/shared/document/document-status-badge'
import type { DocumentView } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFieldWords } from '@/shared/record/use-field-words'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordForm } from '@/shared/record/record-panel.types'
import { titleOf } from '@/shared/record/record-title'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'

export type DocumentPanelProps = OpenedRecord & { api: DocumentApi; form: RecordForm; view?: DocumentView }

const NOTHING_OWN: DocumentView = {}

/** One document beside its list: what it says, who decides it, and what may be done with it now. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { api, view = NOTHING_OWN, id, onClose, onCreated } = props
  const t = usePhrases('document')
  const record = usePhrases('record')
  const words = useFieldWords(props.form.namespace, props.form.list)
  const dispatch = useAppDispatch()
  const { resource, type } = api.document
  const records = api.records
  const unnamed = documentName(type)
  const form = { ...props.form, unnamed }

  const details = (shown: ResourceRow) => {
    const row = shown as DocumentRow
    const { status, last_comment: comment, actions = [] } = row
    return (
      <div className="stack">
        {comment && (
          <Banner title={t('panel.last_comment', { status: words.value('status', status) })}>
            <bdi>{comment}</bdi>
          </Banner>
        )}
        {status === 'pending' && (
          <DecideDocument docType={type} subjectId={id} onDecided={() => dispatch(records.wentStale(id))} />
        )}
        <RecordDetails api={records} form={form} row={row} isReadOnly={!actions.includes('edit')} />
        {view.summary?.(row)}
        <DocumentActions
          api={api}
          row={row}
          namespace={form.namespace}
          view={view}
          recordName={titleOf(resource, row) || unnamed}
          onGone={onClose}
        />
      </div>
    )
  }
  return (
    <DocumentFrame
      api={records}
      docType={type}
      id={id}
      form={form}
      unnamed={unnamed}
      words={{ details: record('panel.details'), tracker: t('panel.approval') }}
      badge={row => (
        <DocumentStatusBadge
          status={(row as DocumentRow).status}
          namespace={form.namespace}
          list={resource.name}
          tones={view.tones}
        />
      )}
      details={details}
      beside={({ history, comments, files }, row) => [
        ...(view.tabs?.(row as DocumentRow) ?? []),
        history,
        comments,
        files,
      ]}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
