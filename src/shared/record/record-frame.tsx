import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListWords } from '@/shared/grid/columns/use-list-words'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownRecord } from '@/shared/record/known-record'
import { LateForm } from '@/shared/record/late-record'
import { RecordDetails } from '@/shared/record/record-details'
import { OF_NOW, type RecordApi, type RecordForm } from '@/shared/record/record-panel.types'
import '@/shared/record/record.scss'
import { RecordStepper } from '@/shared/record/record-stepper'
import { titleOf } from '@/shared/record/record-title'
import { ListNameContext } from '@/shared/record/use-field-words'
import { useRecordTabs, type RecordTabs } from '@/shared/record/use-record-tabs'
import { RecordLink } from '@/shared/resource/record-link'
import { cameByStep, rowInList } from '@/shared/resource/record-steps'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { Offcanvas } from '@/shared/ui/offcanvas'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs, type Tab } from '@/shared/ui/tabs'
import { ROOMY, useMediaQuery } from '@/shared/ui/use-media-query'

export type FrameTabs = Pick<RecordTabs, 'history' | 'comments' | 'files'> & { details: Tab }

export type RecordFrameProps<Shown extends ResourceRow = ResourceRow> = {
  api: RecordApi<Shown>
  id: string
  form: RecordForm
  /** What it is called while it has no name of its own. */
  unnamed?: string
  /** What it is called where its title is no text for people. */
  nameOf?: (row: ResourceRow) => string
  /** Beside its title; else whether it is deactivated. */
  badge?: (row: Shown) => ReactNode
  /** What stands in its first tab; else its fields. */
  details?: (row: Shown) => ReactNode
  /** Which tabs it has in which order; else those that records of every kind have. */
  tabs?: (row: Shown, common: FrameTabs) => readonly Tab[]
  mayAddFiles?: boolean | undefined
  /** Where it has a page of its own. */
  pagePath?: ((id: string) => string) | undefined
  onClose: () => void
  /** Where a new record goes once it is there. */
  onCreated: (row: ResourceRow) => void
}

/** One record beside its list: a form for a new one, tabs for one that is there. */
export function RecordFrame<Shown extends ResourceRow>(props: RecordFrameProps<Shown>) {
  const { api, id, form, unnamed, nameOf, badge, details, tabs, mayAddFiles, onClose, onCreated } = props
  const { resource } = api
  const t = usePhrases('record')
  const words = useListWords(form.namespace, form.list ?? '')
  // A link may lead to one of its tabs.
  const [params] = useSearchParams()
  const [tab, setTab] = useState(params.get('tab') ?? 'details')
  const isNew = id === 'new'
  const [isStep] = useState(() => cameByStep(id))
  // Beside it the list stays within reach.
  const isRoomy = useMediaQuery(ROOMY) && !isNew
  const { currentData: row, error, isFetching, refetch } = api.useGetQuery(id, { ...OF_NOW, skip: isNew })
  const isMissing = error !== undefined && [400, 404].includes(toApiFailure(error).status)
  const inList = isNew || row ? null : rowInList(resource.name, id)
  const named = row ?? inList
  const name = (named && (nameOf?.(named) ?? titleOf(resource, named))) || unnamed || t('panel.details')
  const common = useRecordTabs({ api, namespace: form.namespace, id, mayAddFiles })

  const badgeOf = (shown: Shown) =>
    badge ? badge(shown) : shown['is_active'] === false && <Badge tone="warning">{t('panel.retired')}</Badge>
  const allTabs = (shown: Shown) => {
    const content = details ? details(shown) : <RecordDetails api={api} form={form} row={shown} />
    const all = common.after(<div className="stack">{content}</div>, { keep: true })
    return tabs?.(shown, { ...common, details: all[0] }) ?? all
  }
  const tabsOf = (all: readonly Tab[]) => ({
    tabs: all,
    activeKey: all.some(({ key }) => key === tab) ? tab : 'details',
  })

  return (
    <ListNameContext value={form.list}>
      <Offcanvas
        show
        className={isStep ? 'record-panel is-stepped' : 'record-panel'}
        backdrop={!isRoomy}
        actions={
          !isNew && (
            <>
              <RecordStepper name={resource.name} id={id} lookAhead={row && api.lookAhead} />
              {props.pagePath && (
                <RecordLink
                  id={id}
                  opens={props.pagePath}
                  of={resource.name}
                  className="btn btn-secondary btn-sm"
                >
                  {t('page.open')}
                </RecordLink>
              )}
            </>
          )
        }
        title={
          <span className="cluster">
            <span>
              <bdi>{isNew ? words.own('new', 'list.new') : name}</bdi>
            </span>
            {row && badgeOf(row)}
          </span>
        }
        onClose={onClose}
      >
        {isNew && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <LateForm
              resource={resource}
              api={api}
              {...form}
              row={null}
              onSaved={onCreated}
              onCancel={onClose}
            />
          </Suspense>
        )}
        {!isNew &&
          !row &&
          !error &&
          (inList ? <KnownRecord resource={resource} form={form} row={inList} /> : <Skeleton lines={8} />)}
        {isMissing && (
          <EmptyState icon="search" title={t('panel.not_found')}>
            {t('panel.not_found_text')}
          </EmptyState>
        )}
        {error !== undefined && !isMissing && !row && (
          <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {row && <Tabs key={id} label={t('panel.tabs')} {...tabsOf(allTabs(row))} onChange={setTab} />}
      </Offcanvas>
    </ListNameContext>
  )
}
