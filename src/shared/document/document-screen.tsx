import { lazy } from 'react'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { permissionCode } from '@contract/kernel/define-resource'
import { useCan } from '@/shared/access/use-can'
import type { DocumentApi } from '@/shared/document/create-document-api'
import { DocumentStatusBadge } from '@/shared/document/document-status-badge'
import type { DocumentView } from '@/shared/document/document-view'
import type { ColumnOverride, ColumnOverrides } from '@/shared/grid/columns/list-column'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordForm } from '@/shared/record/record-panel.types'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { PickedButton } from '@/shared/resource/picked-button'
import { RecordLink } from '@/shared/resource/record-link'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { PanelScreen, type PanelScreenProps } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const SubmitManyDialog = lazy(() =>
  import('@/shared/document/submit-many-dialog').then(file => ({ default: file.SubmitManyDialog })),
)
const DocumentPanel = late(() => import('@/shared/document/document-panel').then(file => file.DocumentPanel))

export type DocumentScreenProps = Omit<PanelScreenProps, 'api' | 'name' | 'panel' | 'own' | 'canImport'> &
  Omit<RecordForm, 'namespace' | 'list'> & {
    api: DocumentApi
    view?: DocumentView
    /** Its drafts come in numbers, so that those that are selected are submitted by one press. */
    submitsSelected?: true
  }

const STANDARD_COLUMNS = {
  number: {
    width: 210,
    pinned: 'start',
    render: (row: ResourceRow) => <DocumentTitle row={row} />,
  },
  employee_id: { width: 180 },
  submitted_at: { width: 160 },
  decided_at: { hidden: true },
  ou_id: { hidden: true },
} as const

/** Its number and where it stands come first; of the others those that the screen names stand where it names them. */
function documentColumns(status: ColumnOverride, own: ColumnOverrides = {}): ColumnOverrides {
  const { number, ...standard } = STANDARD_COLUMNS
  const others = Object.entries(standard).filter(([id]) => !(id in own))
  return { number, status, ...Object.fromEntries(others), ...own }
}

/** The screen of a document, whose phrases stand under the name of its resource: its list, and the document that opens beside it. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { api, view, sections, controls, defaults, isRelevant, columns, bulk, submitsSelected, ...screen } =
    props
  const { name } = api.document.resource
  const can = useCan()
  const maySubmit = submitsSelected && can(permissionCode(api.document.resource, 'submit') as PermissionCode)
  const status = {
    width: 200,
    render: (row: ResourceRow) => (
      <DocumentStatusBadge
        status={String(row['status'])}
        namespace={screen.namespace}
        list={name}
        tones={view?.tones}
      />
    ),
  }
  const form = { namespace: screen.namespace, list: name, sections, controls, defaults, isRelevant }
  return (
    <PanelScreen
      {...screen}
      name={name}
      api={api.records}
      columns={documentColumns(status, columns)}
      bulk={
        maySubmit
          ? picked => (
              <>
                {bulk?.(picked)}
                <SubmitManyButton api={api} namespace={screen.namespace} picked={picked} />
              </>
            )
          : bulk
      }
      panel={DocumentPanel}
      own={{ api, form, ...(view && { view }) }}
    />
  )
}

/** A draft has no number yet, and must be opened all the same. */
function DocumentTitle({ row }: { row: ResourceRow }) {
  const t = usePhrases('document')
  return (
    <RecordLink id={row.id} opens="panel" className="record-link">
      <bdi>{String(row['number'] ?? t('values.status.draft'))}</bdi>
    </RecordLink>
  )
}

type SubmitManyButtonProps = { api: DocumentApi; namespace: Namespace; picked: PickedRows }

/** Of the documents that are selected in their list. */
function SubmitManyButton({ api, namespace, picked }: SubmitManyButtonProps) {
  const t = usePhrases('document')
  return (
    <PickedButton icon="send" label={t('submit_many.open')} picked={picked}>
      {asked => <SubmitManyDialog {...{ api, namespace }} {...asked} />}
    </PickedButton>
  )
}
